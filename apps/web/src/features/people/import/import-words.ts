import type { ImportEncoding, ImportSeparator, ImportStatus } from '@vela/domain/people';
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
