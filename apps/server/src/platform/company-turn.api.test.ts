import { applicationSource, openDatabase } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test-support/build-test-app.ts';
import { TEST_SECRET } from '../../test-support/database-setup.ts';
import { makeCompany } from '../../test-support/factories.ts';
import { inCompanyTurn } from './company-turn.ts';

const testApp = useTestApp();

test('those of one company come one after the other and leave the connections to the other companies', async () => {
  const { deps, owner } = testApp();
  const { companyId } = await makeCompany(deps);
  const other = await makeCompany(deps);
  const db = openDatabase(await applicationSource(owner, TEST_SECRET), { maxConnections: 2 });
  let release = (): void => undefined;
  const long = new Promise<void>((resolve) => {
    release = resolve;
  });
  const order: string[] = [];
  const first = inCompanyTurn(db, companyId, async () => {
    await long;
    order.push('first');
  });
  const failing = inCompanyTurn(db, companyId, () => {
    order.push('second');
    return Promise.reject(new Error('refused'));
  }).catch((error: unknown) => error);
  const third = inCompanyTurn(db, companyId, () => Promise.resolve(order.push('third')));
  await inCompanyTurn(db, other.companyId, () => Promise.resolve(order.push('other company')));
  release();
  await Promise.all([first, failing, third]);
  await db.close();
  expect(order).toEqual(['other company', 'first', 'second', 'third']);
  expect(await failing).toEqual(new Error('refused'));
});
