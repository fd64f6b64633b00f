import type { ImportCheck } from '@vela/contract';
import { type Role, ROLES } from '@vela/domain/accounts';
import { counted, type Formats } from '../../../lib/format.ts';

const ONE: Record<Role, string> = { admin: 'admin', manager: 'manager', employee: 'employee' };

/** How many of the added and updated have each role afterwards, less those whose lines were left out by hand. */
export function roleCounts(formats: Formats, check: ImportCheck, leaveOut: ReadonlySet<number>): string {
  const leftOut = check.preview.filter(
    ({ line, action }) => leaveOut.has(line) && (action === 'create' || action === 'update'),
  );
  return ROLES.map((role) => ({
    role,
    count: check.roles[role] - leftOut.filter((row) => row.role === role).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => counted(formats, count, ONE[role]))
    .join(', ');
}
