import { expect, it } from 'vitest';
import { statusLabel } from './person-status-badge.tsx';

it.each([
  ['invited', 'pending', 'Invited'],
  ['invited', 'none', 'Not invited yet'],
  ['invited', 'expired', 'Invitation expired'],
  ['invited', 'revoked', 'Invitation taken back'],
  ['invited', undefined, 'Not joined yet'],
  ['on_leave', 'none', 'On leave'],
  ['active', 'accepted', 'Active'],
] as const)('%s with an invitation that is %s reads “%s”', (status, invitation, label) => {
  expect(statusLabel(status, invitation)).toBe(label);
});
