import type { AuditEntry } from '@vela/contract';

const TYPE_LABELS: Record<string, string> = {
  member: 'Person',
  survey: 'Survey',
  company: 'Company',
  department: 'Department',
  document: 'Handbook',
  handbook: 'Handbook',
  import: 'Import',
  'people-import': 'Import',
  invitation: 'Invitation',
  session: 'Session',
  audit: 'Audit log',
};

/** What an act was about: its kind, and its name as far as anybody knows it. */
export function subjectOf({ subjectType, subjectName, detail }: AuditEntry): { type: string; name: string | null } {
  const type = Object.hasOwn(TYPE_LABELS, subjectType) ? TYPE_LABELS[subjectType] : undefined;
  return { type: type ?? subjectType, name: subjectName ?? nameIn(detail) };
}

/** What is gone is still called by the name that the entry kept. */
function nameIn(detail: AuditEntry['detail']): string | null {
  for (const field of ['title', 'name', 'fileName', 'email']) {
    const value = detail[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
