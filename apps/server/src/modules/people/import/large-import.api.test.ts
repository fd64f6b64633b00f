import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../../test-support/factories.ts';
import { checkList, importList, listStored, uploadList } from '../../../../test-support/import-calls.ts';

const testApp = useTestApp();
const PEOPLE = 20_000;

test('20,000 people come in, are found unchanged, and go again', async () => {
  const { deps, call } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const domain = `${randomUUID()}.example`;
  const line = (_: unknown, index: number) => {
    const manager = index === 0 ? '' : `p${Math.floor(index / 7)}@${domain}`;
    return `p${index}@${domain};First ${index};Last ${index};Department ${index % 40};${manager};2024-01-${(index % 28) + 1}`;
  };
  const lines = Array.from({ length: PEOPLE }, line).reverse();
  const text = ['Email;First name;Last name;Department;Manager email;Hire date', ...lines].join('\r\n');
  const done = await importList(testApp(), token, text);
  expect(done.problem).toBeNull();
  expect(done).toMatchObject({ status: 'done', processedRows: PEOPLE, result: { created: PEOPLE, leftOut: 0 } });
  const stored = await listStored(testApp(), companyId);
  expect(stored).toHaveLength(PEOPLE + 1);
  expect(stored.filter(({ member }) => member.managerId === null)).toHaveLength(2);
  const again = await checkList(testApp(), token, await uploadList(testApp(), token, text));
  expect(again.result).toMatchObject({ unchanged: PEOPLE, updated: 0, created: 0 });
  const undone = await call('POST', `/api/people/imports/${done.id}/undo`, { token });
  expect(undone.json()).toMatchObject({ kept: [] });
  expect(await listStored(testApp(), companyId)).toHaveLength(1);
});
