import type { Change } from '@vela/contract';
import { roundHalfUp } from '@vela/domain/scoring';
import type { Formats } from '../../../lib/format.ts';

export type ChangeDirection = 'up' | 'down' | 'unclear';

/** What may be chance has no direction. */
export function changeDirection({ value, isNoise }: NonNullable<Change>): ChangeDirection {
  if (isNoise || value === 0) return 'unclear';
  return value > 0 ? 'up' : 'down';
}

/** "+3.2": signed, at most one decimal, never "+0" or "-0". */
export function signedDecimal(formats: Formats, value: number): string {
  const rounded = roundHalfUp(value, 1);
  return `${rounded > 0 ? '+' : ''}${formats.number(rounded)}`;
}

/** "+0.4 to +6", where an interval can be told. */
export const changeInterval = (formats: Formats, { low, high }: NonNullable<Change>): string | null =>
  low === null || high === null ? null : `${signedDecimal(formats, low)} to ${signedDecimal(formats, high)}`;
