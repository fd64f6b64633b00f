import type { ImportResult } from '@vela/domain/people';
import { counted, type Formats } from '../../../lib/format.ts';

/** "40 added, 3 updated, 2 lines left out": what is zero is not said, unless all is. */
export function resultWords(formats: Formats, result: ImportResult): string {
  const parts = [
    result.created > 0 && `${formats.number(result.created)} added`,
    result.updated > 0 && `${formats.number(result.updated)} updated`,
    result.unchanged > 0 && `${formats.number(result.unchanged)} unchanged`,
    result.leftOut > 0 && `${counted(formats, result.leftOut, 'line')} left out`,
    result.invited > 0 && `${formats.number(result.invited)} invited`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'nothing to change' : parts.join(', ');
}
