import type { AuditEntry } from '@vela/contract';
import { DOCUMENT_NOTICES, DOCUMENT_PROBLEMS } from '@vela/domain/documents';
import type { Formats } from '../../lib/format.ts';

/** A line of an entry's details: what a field was and is, or a fact about the act. */
interface DetailLine {
  label: string;
  before: string | null;
  after: string;
}

/** Of use to the server alone. */
const HIDDEN = new Set(['revision']);

/** Where splitting the name into words would not do. */
const LABELS: Record<string, string> = {
  review360: '360 review',
  minGroup: 'Fewest people behind a score',
  minGroupComments: 'Fewest people behind comments of a group',
  monthlyCashOutLimitUsd: 'Monthly cash-out limit in dollars',
  pointsExpireMonths: 'Points expire after months',
  sizeBytes: 'Size in bytes',
  mediaType: 'Kind of file',
  sha256: 'Fingerprint (SHA-256)',
  movedReports: 'Reports given to another manager',
  endedSessions: 'Sessions ended',
};

/** Codes that the log keeps, in the words in which people were told. */
const CODES: Record<string, Readonly<Record<string, string>>> = {
  notices: DOCUMENT_NOTICES,
  problem: DOCUMENT_PROBLEMS,
};

const NOTHING = '(nothing)';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** What an entry of the log tells beyond its act, in words. */
export function detailLines(detail: Record<string, unknown>, formats: Formats): DetailLine[] {
  return Object.entries(detail)
    .filter(([name, value]) => !HIDDEN.has(name) && !saysNothing(value))
    .map(([name, value]) =>
      isChange(value)
        ? {
            label: auditDetailLabel(name),
            before: inWords(value.before, formats),
            after: inWords(value.after, formats),
          }
        : { label: auditDetailLabel(name), before: null, after: inWords(decoded(name, value), formats) },
    );
}

/** workingHoursStart -> Working hours start */
export function auditDetailLabel(name: string): string {
  const known = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  const words = known ?? name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is { before?: unknown; after?: unknown } =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'before' || key === 'after');

function decoded(name: string, value: unknown): unknown {
  const codes = Object.hasOwn(CODES, name) ? CODES[name] : undefined;
  const wordOf = (code: unknown) =>
    typeof code === 'string' && codes !== undefined && Object.hasOwn(codes, code) ? codes[code] : code;
  return Array.isArray(value) ? value.map(wordOf) : wordOf(value);
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Empty facts, and ids: who and what is meant stands in the entry's other columns. */
const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && ID.test(value));

function inWords(value: unknown, formats: Formats): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formats.number(value);
  // People tell two things apart by the first letters of their ids.
  if (typeof value === 'string' && ID.test(value)) return value.slice(0, 8);
  if (typeof value === 'string') return MOMENT.test(value) ? formats.dateTime(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map((one) => inWords(one, formats)).join('\n');
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, part]) => `${auditDetailLabel(name)}: ${inWords(part, formats)}`)
      .join(', ');
  }
  return String(value);
}

const TYPE_LABELS: Record<string, string> = {
  member: 'Person',
  survey: 'Survey',
  company: 'Company',
  department: 'Department',
  document: 'Handbook',
  import: 'Import',
  session: 'Session',
};

/** Kinds that are called by a name while they are there. */
const NAMED = new Set(['member', 'survey', 'department', 'document']);

interface Subject {
  type: string;
  name: string | null;
  isGone: boolean;
}

/** What an act was about: its kind, and its name as far as anybody knows it. */
export function auditSubjectOf({ subjectType, subjectName, detail }: AuditEntry): Subject {
  const type = Object.hasOwn(TYPE_LABELS, subjectType) ? TYPE_LABELS[subjectType] : undefined;
  const isGone = subjectName === null && NAMED.has(subjectType);
  return { type: type ?? subjectType, name: subjectName ?? nameIn(detail), isGone };
}

/** What is gone is still called by the name that the entry kept. */
function nameIn(detail: AuditEntry['detail']): string | null {
  for (const field of ['title', 'name', 'fileName', 'email']) {
    const value = detail[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
