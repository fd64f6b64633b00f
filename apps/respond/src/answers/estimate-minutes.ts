import type { PublicQuestion } from '@vela/contract';

/** Seconds that an unhurried reader takes, question included. Rounded from the time people take for pulse surveys. */
const SECONDS = { rating: 9, scale: 9, enps: 10, yes_no: 7, multiple_choice: 12, text: 35 } as const;

export function estimateMinutes(questions: readonly PublicQuestion[]): number {
  const seconds = questions.reduce((sum, { type }) => sum + SECONDS[type], 0);
  return Math.max(1, Math.round(seconds / 60));
}
