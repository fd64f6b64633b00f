export const ROLES = ['admin', 'manager', 'employee'] as const;
export type Role = (typeof ROLES)[number];

/** How far a permission reaches: oneself (or what one made), one's reporting subtree, the whole company. */
export type Scope = 'own' | 'team' | 'company';

/**
 * Who may do what: the one table that the server enforces and the web app reads to decide what to show.
 * A role that is missing from a row may not do it at all.
 */
export const PERMISSIONS = {
  'surveys.read': { admin: 'company', manager: 'own' },
  'surveys.write': { admin: 'company', manager: 'own' },
  'responses.read': { admin: 'company', manager: 'own' },
  'responses.export': { admin: 'company', manager: 'own' },
  'exports.own': { admin: 'own', manager: 'own' },
  'analytics.read': { admin: 'company', manager: 'own' },
  'executive.read': { admin: 'company' },
  'dashboard.read': { admin: 'company', manager: 'own', employee: 'own' },
  'insights.read': { admin: 'company', manager: 'own' },
  'reviews.read': { admin: 'company', manager: 'team', employee: 'own' },
  'departments.read': { admin: 'company', manager: 'company' },
  'company.read': { admin: 'company', manager: 'company' },
  'company.write': { admin: 'company' },
  'people.read': { admin: 'company', manager: 'company' },
  'people.write': { admin: 'company' },
  'personal-data.read': { admin: 'company', manager: 'own', employee: 'own' },
  'audit.read': { admin: 'company', manager: 'company' },
  'audit.export': { admin: 'company' },
  'outbox.read': { admin: 'company' },
  'session.own': { admin: 'own', manager: 'own', employee: 'own' },
  'profile.write': { admin: 'own', manager: 'own', employee: 'own' },
} as const satisfies Record<string, Partial<Record<Role, Scope>>>;

export type Permission = keyof typeof PERMISSIONS;

/** The scope in which a role holds a permission, or null when it does not. */
export function permissionScope(role: Role, permission: Permission): Scope | null {
  const row: Partial<Record<Role, Scope>> = PERMISSIONS[permission];
  return row[role] ?? null;
}

export const can = (role: Role, permission: Permission): boolean => permissionScope(role, permission) !== null;
