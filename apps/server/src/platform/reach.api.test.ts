import { surveys } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember } from '../../test-support/factories.ts';
import { inReach } from './reach.ts';

const testApp = useTestApp();

test.each([
  ['company', ['admin', 'colleague', 'manager', 'report', 'reportOfReport']],
  ['team', ['manager', 'report', 'reportOfReport']],
  ['own', ['manager']],
] as const)('the scope %s reaches what %j made', async (scope, expected) => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const { companyId } = admin;
  const below = (managerId: string) => makeMember(deps, companyId, 'employee', { managerId });
  const manager = await makeMember(deps, companyId, 'manager');
  const report = await below(manager.actor.memberId);
  const reportOfReport = await below(report.actor.memberId);
  const colleague = await below(admin.actor.memberId);
  const makers = { admin, manager, report, reportOfReport, colleague, stranger: await makeCompany(deps) };
  const nameOf = new Map<string, string>();
  for (const [name, { actor }] of Object.entries(makers)) nameOf.set(await makeDraft(deps, actor), name);
  const owner = { companyId: surveys.companyId, ownerId: surveys.createdBy };
  const found = await deps.db.inTenant(companyId, (tx) =>
    tx
      .select({ id: surveys.id })
      .from(surveys)
      .where(inReach({ companyId, memberId: manager.actor.memberId, scope }, owner)),
  );
  expect(found.map(({ id }) => nameOf.get(id)).sort()).toEqual(expected);
});
