import { type Role, ROLES } from '@vela/domain/accounts';

export const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', manager: 'Manager', employee: 'Employee' };

/** What a role may do, for whoever gives it. */
export const ROLE_POWERS: Record<Role, string> = {
  admin:
    'May do everything in this company: surveys and their results, people and roles, settings, integrations and the audit log.',
  manager:
    'May make surveys for their own team and read those results. May read the settings and people of the company, and the audit log without network addresses. May not change people or settings.',
  employee: 'May answer surveys and see what is their own. May see neither results nor other people.',
};

/** For a choice; most people are employees, so they come first. */
export const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })).reverse();

/** The role behind a field's text. */
export const roleIn = (text: string): Role => ROLES.find((role) => role === text) ?? 'employee';
