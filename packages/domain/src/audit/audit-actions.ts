import { ACCOUNT_AUDIT_WORDS } from '../accounts/account-rules.ts';
import { COMPANY_AUDIT_WORDS } from '../company/company-settings.ts';
import { DOCUMENT_AUDIT_WORDS } from '../documents/document-rules.ts';
import { EXPORT_AUDIT_WORDS } from '../export/export-rules.ts';
import { PEOPLE_AUDIT_WORDS } from '../people/people-rules.ts';
import { SURVEY_AUDIT_WORDS } from '../surveys/messages.ts';

/** Every act that the audit log can tell of, with what it is called on screen. The words of an act stand in its area. */
export const AUDIT_ACTIONS = {
  'audit.exported': 'Exported the audit log',
  ...ACCOUNT_AUDIT_WORDS,
  ...COMPANY_AUDIT_WORDS,
  ...DOCUMENT_AUDIT_WORDS,
  ...EXPORT_AUDIT_WORDS,
  ...PEOPLE_AUDIT_WORDS,
  ...SURVEY_AUDIT_WORDS,
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action);

/** What an act is called; one that only older versions know keeps its code. */
export const auditActionLabel = (action: string): string => (isAuditAction(action) ? AUDIT_ACTIONS[action] : action);

/** The acts that a search for this text means, by their label or code. */
export function auditActionsMatching(text: string): AuditAction[] {
  const wanted = text.toLowerCase();
  return Object.keys(AUDIT_ACTIONS)
    .filter(isAuditAction)
    .filter((action) => action.includes(wanted) || AUDIT_ACTIONS[action].toLowerCase().includes(wanted));
}
