import type { Cites } from '../api/generate-survey.ts';

/** What of the company a draft stands on, in one line; empty where it names nothing. */
export function drawsOn({ coreValues, handbookTopics }: Cites): string {
  const parts = [...named('core value', coreValues), ...named('handbook section', handbookTopics)];
  return parts.length === 0 ? '' : `Draws on: ${parts.join('; ')}.`;
}

function named(noun: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`${noun}${names.length === 1 ? '' : 's'} ${names.map((name) => `“${name}”`).join(', ')}`];
}
