import { roundHalfUp } from '@vela/domain';
import { counted, type Formats } from './format.ts';

/** "64% (16 of 25)": a share never stands without its base. */
export function shareText(formats: Formats, count: number, base: number): string {
  const share = base === 0 ? 0 : (count / base) * 100;
  return `${formats.percent(share)} (${formats.number(count)} of ${formats.number(base)})`;
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
