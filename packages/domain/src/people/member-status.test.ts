import { describe, expect, it } from 'vitest';
import { isAtWork, maySignIn, shownStatus, type Employment, type ShownStatus } from './member-status.ts';

const TODAY = '2026-03-31';

describe('status, being at work and signing in follow from the day', () => {
  it.each<[string, Partial<Employment>, ShownStatus, boolean, boolean]>([
    ['active', {}, 'active', true, true],
    ['invited', { status: 'invited' }, 'invited', true, false],
    ['deactivated', { status: 'deactivated' }, 'deactivated', false, false],
    ['not yet hired', { hireDate: '2026-04-01' }, 'active', false, true],
    ['hired today', { hireDate: TODAY }, 'active', true, true],
    ['hire date unknown', { hireDate: null }, 'active', true, true],
    ['last day today', { leaveDate: TODAY }, 'active', true, true],
    ['gone yesterday', { leaveDate: '2026-03-30' }, 'left', false, false],
    ['leave starts tomorrow', { onLeaveFrom: '2026-04-01', onLeaveTo: '2026-05-01' }, 'active', true, true],
    ['leave starts today', { onLeaveFrom: TODAY, onLeaveTo: null }, 'on_leave', false, true],
    ['leave ends today', { onLeaveFrom: '2026-03-01', onLeaveTo: TODAY }, 'on_leave', false, true],
    ['back since today', { onLeaveFrom: '2026-03-01', onLeaveTo: '2026-03-30' }, 'active', true, true],
    ['invited while on leave', { status: 'invited', onLeaveFrom: TODAY }, 'on_leave', false, false],
  ])('%s', (_name, fields, status, atWork, signIn) => {
    const member: Employment = { status: 'active', hireDate: '2020-01-01', ...fields };
    expect(shownStatus(member, TODAY)).toBe(status);
    expect(isAtWork(member, TODAY)).toBe(atWork);
    expect(maySignIn(member, TODAY)).toBe(signIn);
  });
});
