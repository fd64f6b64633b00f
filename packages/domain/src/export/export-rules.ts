import { formulaSafe } from './spreadsheet-cells.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a CSV of a survey holds: a file of rows has one kind of row. The other formats hold everything. */
export const EXPORT_PARTS = ['responses', 'comments'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Why an export came to nothing, for whoever asked for it. */
export const EXPORT_PROBLEMS = {
  not_allowed: 'Your role does not allow this export any more. Ask an admin of your company.',
  not_written: 'The file could not be written. Please try again.',
} as const satisfies Record<string, string>;
export type ExportProblem = keyof typeof EXPORT_PROBLEMS;

export const EXPORT_MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** So long a finished file can be fetched. */
export const EXPORT_KEPT_HOURS = 24;
/** So many of one member's exports may be under way. */
export const MOST_OPEN_EXPORTS = 3;

/** What no file system takes, line breaks, and signs that turn the rest of a name around. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu;
/** Leaves room for what stands behind, within the 255 bytes of usual file systems. */
const LONGEST_NAME_BYTES = 160;

/** A file's name from a title: it can be saved anywhere, and no program takes it for a formula. */
export function exportFileName(title: string, ending: string, format: ExportFormat): string {
  // A leading dot would hide the file; one at the end is lost on some systems.
  const plain = title
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = [shortened(formulaSafe(plain)), ending].filter((part) => part !== '').join(' ');
  return `${name}.${format}`;
}

function shortened(name: string): string {
  let bytes = 0;
  let kept = '';
  for (const sign of name) {
    bytes += utf8BytesOf(sign.codePointAt(0) ?? 0);
    if (bytes > LONGEST_NAME_BYTES) return kept.trim();
    kept += sign;
  }
  return kept;
}

const utf8BytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** What the audit log calls the acts of this area. */
export const EXPORT_AUDIT_WORDS = {
  'export.cancelled': 'Cancelled an export',
  'export.downloaded': 'Downloaded an export',
  'export.started': 'Started an export',
} as const;
