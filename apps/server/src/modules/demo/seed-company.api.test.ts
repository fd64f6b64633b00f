import { members, surveyCounters, surveys } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { findRollupDifferences } from '../responses/index.ts';
import { seedCompany } from './index.ts';

const testApp = useTestApp();

test.each([
  [1, 0],
  [7, 30],
  [120, 1000],
  // More surveys than are made at least.
  [20, 500],
])('%i employees and %i responses are exactly so many, and somebody can sign in', async (employees, responses) => {
  const { call, deps } = testApp();
  const seeded = await seedCompany(deps, { employees, responses });
  const counts = await deps.db.inTenant(seeded.companyId, async (tx) => ({
    members: (await tx.select().from(members)).length,
    responses: (await tx.select().from(surveyCounters)).reduce((sum, counter) => sum + counter.submitted, 0),
  }));
  expect(counts).toEqual({ members: employees, responses });
  const body = { email: seeded.email, password: seeded.password };
  expect((await call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
});

test('its surveys tell departments, tenure and locations apart, and their figures are exact', async () => {
  const { deps } = testApp();
  const { companyId } = await seedCompany(deps, { employees: 900, responses: 2000 });
  const made = await deps.db.inTenant(companyId, (tx) => tx.select().from(surveys));
  expect(made.map(({ access }) => access)).toEqual(made.map(() => 'invited_only'));
  const told = new Set(
    made.flatMap(({ segmentPlan }) => segmentPlan?.segments.flatMap(({ segment }) => Object.keys(segment)) ?? []),
  );
  expect(told).toEqual(new Set(['department', 'tenure', 'location']));
  for (const { id } of made) {
    expect(await deps.db.inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, id))).toEqual([]);
  }
});
