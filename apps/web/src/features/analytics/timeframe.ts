import type { Timeframe } from '@vela/contract';

export type { Timeframe } from '@vela/contract';

interface TimeframeOption {
  value: Timeframe;
  label: string;
  /** What the period is compared with. */
  before: string;
}

const DEFAULT_TIMEFRAME: Timeframe = '30d';

export const TIMEFRAME_OPTIONS: readonly TimeframeOption[] = [
  { value: '7d', label: 'Last 7 days', before: 'the 7 days before' },
  { value: '30d', label: 'Last 30 days', before: 'the 30 days before' },
  { value: '90d', label: 'Last 90 days', before: 'the 90 days before' },
];

/** The period that an address names; an unknown one counts as none. */
export const timeframeFrom = (text: string | null): Timeframe =>
  TIMEFRAME_OPTIONS.find(({ value }) => value === text)?.value ?? DEFAULT_TIMEFRAME;

export const wordsBefore = (timeframe: Timeframe): string =>
  TIMEFRAME_OPTIONS.find(({ value }) => value === timeframe)?.before ?? 'the period before';
