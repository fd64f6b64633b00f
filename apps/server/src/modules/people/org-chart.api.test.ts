import type { OrgChartNode } from '@vela/contract';
import { members } from '@vela/db';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
async function level(token: string, managerId?: string): Promise<{ people: OrgChartNode[]; total: number }> {
  const query = managerId === undefined ? '' : `?managerId=${managerId}`;
  const answer = await testApp().call('GET', `/api/people/org-chart${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('shows one level at a time, each with the reports below at any depth', async () => {
  const { deps, clock } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const { companyId, actor, token } = await makeCompany(deps);
  const departmentId = await makeDepartment(deps, companyId, 'Design');
  const boss = await makeMember(deps, companyId, 'manager', { managerId: actor.memberId, departmentId });
  const lead = await makeMember(deps, companyId, 'manager', { managerId: boss.actor.memberId });
  for (let i = 0; i < 3; i += 1) await makeMember(deps, companyId, 'employee', { managerId: lead.actor.memberId });
  await makeMember(deps, companyId, 'employee', { managerId: lead.actor.memberId, status: 'deactivated' });
  const away = await makeMember(deps, companyId, 'employee', { managerId: actor.memberId, onLeaveFrom: '2026-03-01' });
  const top = await level(token);
  expect(top.total).toBe(1);
  expect(top.people).toMatchObject([{ id: actor.memberId, directReports: 2, totalReports: 6, status: 'active' }]);
  expect(await level(token, actor.memberId)).toMatchObject({
    total: 2,
    people: [
      { id: boss.actor.memberId, department: 'Design', directReports: 1, totalReports: 4 },
      { id: away.actor.memberId, status: 'on_leave', directReports: 0, totalReports: 0 },
    ],
  });
  expect((await level(token, lead.actor.memberId)).people).toHaveLength(3);
  expect(await level(token, away.actor.memberId)).toEqual({ people: [], total: 0 });
});

test('whoever reports to somebody deactivated is at the top', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const off = await makeMember(deps, companyId, 'manager', { status: 'deactivated' });
  const report = await makeMember(deps, companyId, 'employee', { managerId: off.actor.memberId });
  expect((await level(token)).people.map(({ id }) => id)).toContain(report.actor.memberId);
});

test('lines that run in a circle end all the same', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const a = await makeMember(deps, companyId, 'manager');
  const b = await makeMember(deps, companyId, 'manager', { managerId: a.actor.memberId });
  const c = await makeMember(deps, companyId, 'manager', { managerId: b.actor.memberId });
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(members).set({ managerId: c.actor.memberId }).where(eq(members.id, a.actor.memberId)),
  );
  expect((await level(token, a.actor.memberId)).people).toMatchObject([
    { id: b.actor.memberId, directReports: 1, totalReports: 2 },
  ]);
});
