import type { ImportEncoding, ImportResult, ImportSeparator, ImportStatus } from '@vela/domain/people';
import { counted, type Formats } from '../../../lib/format.ts';
import type { Tone } from '../../../ui/tone-badge.tsx';

export const ENCODING_WORDS: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
};

export const SEPARATOR_WORDS: Record<ImportSeparator, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

export const IMPORT_STATES: Record<ImportStatus, { tone: Tone; label: string }> = {
  uploaded: { tone: 'gray', label: 'Not started' },
  running: { tone: 'blue', label: 'Running' },
  done: { tone: 'green', label: 'Done' },
  failed: { tone: 'red', label: 'Failed' },
  undone: { tone: 'outline', label: 'Undone' },
};

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
