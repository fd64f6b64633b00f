import { can, ROLES } from '@vela/domain/accounts';
import { expect, test } from 'vitest';
import { ROLE_POWERS } from './role-words.ts';

test.each(ROLES)('whoever makes somebody %s reads whether that opens the audit log and the settings', (role) => {
  expect(ROLE_POWERS[role].includes('audit log')).toBe(can(role, 'audit.read'));
  expect(/(?:May read the settings|do everything)/.test(ROLE_POWERS[role])).toBe(can(role, 'company.read'));
  expect(ROLE_POWERS[role].includes('without network addresses')).toBe(
    can(role, 'audit.read') && !can(role, 'audit.export'),
  );
});
