import type { AuditEntry } from '@vela/contract';

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
