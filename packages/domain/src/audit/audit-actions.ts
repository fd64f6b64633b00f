/** Every act that the audit log can tell of, with what it is called on screen. A new act gets its line here. */
export const AUDIT_ACTIONS = {
  'audit.exported': 'Exported the audit log',
  'company.core-values-changed': 'Changed the core values',
  'company.first-run-dismissed': 'Put the first-run checklist away',
  'company.registered': 'Registered the company',
  'company.review-settings-changed': 'Changed the review settings',
  'company.settings-changed': 'Changed the company settings',
  'department.added': 'Added a department',
  'department.deleted': 'Deleted a department',
  'department.renamed': 'Renamed a department',
  'export.cancelled': 'Cancelled an export',
  'export.downloaded': 'Downloaded an export',
  'export.started': 'Started an export',
  'handbook.downloaded': 'Downloaded the handbook',
  'handbook.failed': 'Could not read a handbook',
  'handbook.processed': 'Read a handbook',
  'handbook.removed': 'Removed the handbook',
  'handbook.uploaded': 'Uploaded a handbook',
  'import.finished': 'Imported people',
  'import.started': 'Started an import of people',
  'import.undone': 'Took back an import of people',
  'import.uploaded': 'Uploaded a list of people',
  'invitation.accepted': 'Joined by an invitation',
  'invitation.revoked': 'Took back an invitation',
  'invitation.sent': 'Sent an invitation',
  'invitation.sent-to-waiting': 'Sent an invitation to everybody waiting',
  'password.changed': 'Changed the password',
  'password.reset': 'Set a new password by a mailed link',
  'people.exported': 'Exported the list of people',
  'person.added': 'Added a person',
  'person.changed': 'Changed a person',
  'person.data-exported': 'Exported a person’s data',
  'person.deactivated': 'Deactivated a person',
  'person.erased': 'Erased a person',
  'person.leave-changed': 'Changed a leave',
  'person.reactivated': 'Reactivated a person',
  'person.role-changed': 'Changed a role',
  'profile.changed': 'Changed the own profile',
  'session.ended': 'Signed out',
  'session.revoked': 'Ended one of the own sessions',
  'session.started': 'Signed in',
  'survey.closed': 'Closed a survey',
  'survey.created': 'Created a survey',
  'survey.deleted': 'Deleted a survey',
  'survey.edited': 'Edited a survey',
  'survey.launched': 'Launched a survey',
  'survey.reopened': 'Reopened a survey',
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
