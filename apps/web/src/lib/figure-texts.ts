import { roundHalfUp } from '@vela/domain/scoring';
import { counted, type Formats } from './format.ts';

/** "64% (16 of 25)": a share never stands without its base. A few are never none, and not quite all are never all. */
export function shareText(formats: Formats, count: number, base: number): string {
  const share = base === 0 ? 0 : (count / base) * 100;
  const isNearlyNone = share > 0 && share < 0.5;
  const isNearlyAll = share >= 99.5 && share < 100;
  const percent = isNearlyNone
    ? `<${formats.percent(1)}`
    : isNearlyAll
      ? `>${formats.percent(99)}`
      : formats.percent(share);
  return `${percent} (${formats.number(count)} of ${formats.number(base)})`;
}

/** "64% of 25 answers", where only the share is known. */
export const percentOf = (formats: Formats, percent: number, base: number): string =>
  `${formats.percent(percent)} of ${counted(formats, base, 'answer')}`;

/** eNPS is signed: "+12", "0", "-8". */
export const signed = (formats: Formats, value: number): string =>
  `${value > 0 ? '+' : ''}${formats.number(roundHalfUp(value, 0))}`;

/** "45 s", "3 min". */
export function durationText(formats: Formats, seconds: number): string {
  if (seconds < 60) return `${formats.number(roundHalfUp(seconds, 0))} s`;
  return `${formats.number(roundHalfUp(seconds / 60, 0))} min`;
}
