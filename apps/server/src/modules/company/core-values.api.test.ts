import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';
import { addHandbook } from '../documents/index.ts';

const testApp = useTestApp();
const value = (name: string, importance = 5, description = '') => ({ value: name, description, importance });

const save = (token: string, values: unknown[], revision?: number) =>
  testApp().call('POST', '/api/company/core-values', { token, body: { values, revision } });
const company = async (token: string) => (await testApp().call('GET', '/api/company', { token })).json().company;
const saves = (companyId: string) =>
  readRows(
    testApp().owner,
    `select detail from audit_entries where company_id = $1 and action = 'company.core-values-changed' order by at`,
    [companyId],
  );

test('a new company is shown without values, handbook and calendar', async () => {
  const { token } = await makeCompany(testApp().deps);
  expect(await company(token)).toEqual({
    name: 'Test Works',
    industry: 'technology',
    size: '11-50',
    domain: '',
    handbook: { processed: false, uploadedAt: null },
    coreValues: [],
    coreValuesRevision: 1,
    calendarIntegration: { enabled: false },
  });
});

test('values are saved in their order, without those that have no name', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const answer = await save(token, [value(' Zeal\n', 10), value('  '), { value: 'Care', description: ' kindly ' }]);
  const coreValues = [value('Zeal', 10), value('Care', 5, 'kindly')];
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ coreValues, revision: 2 });
  expect(await company(token)).toMatchObject({ coreValues, coreValuesRevision: 2 });
  expect(await saves(companyId)).toEqual([{ detail: { coreValues: { before: [], after: coreValues }, revision: 2 } }]);
});

test('the same values once more leave revision and audit log as they are', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const values = [value('Care'), value('Zeal')];
  for (const revision of [1, 1, 2, undefined]) {
    expect((await save(token, values, revision)).json()).toMatchObject({ revision: 2 });
  }
  expect(await saves(companyId)).toHaveLength(1);
  expect((await save(token, [...values].reverse())).json()).toMatchObject({ revision: 3 });
});

test('without a revision the values are saved whatever is there, also many at once', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((importance) => save(token, [value('Care', importance)])));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await company(token)).toMatchObject({ coreValuesRevision: 6 });
  expect(await saves(companyId)).toHaveLength(5);
});

test('a save over that of somebody else is told what changed', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const other = await makeMember(deps, companyId, 'admin');
  await save(token, [value('Care'), value('Zeal')]);
  await save(other.token, [value('Zeal', 9), value('Courage')], 2);
  const refused = await save(token, [value('Care'), value('Zeal'), value('Candour')], 2);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'edit_conflict' });
  expect(refused.json().issues).toEqual([
    { path: 'values', message: 'Test admin changed “Zeal”' },
    { path: 'values', message: 'Test admin added “Courage”' },
    { path: 'values', message: 'Test admin removed “Care”' },
  ]);
  expect(await company(token)).toMatchObject({ coreValues: [value('Zeal', 9), value('Courage')] });
});

test.each([
  [[value('Care', 11)], '0.importance', 'Importance is a whole number from 1 to 10'],
  [[value('Care', 0)], '0.importance', 'Importance is a whole number from 1 to 10'],
  [[value('Care', 5.5)], '0.importance', 'Importance is a whole number from 1 to 10'],
  [[value('Care'), value(''), value(' CARE')], '2.value', 'Another core value has this name'],
  [[value('x'.repeat(101))], '0.value', 'At most 100 characters'],
  [[value('Care', 5, 'x'.repeat(501))], '0.description', 'At most 500 characters'],
  [Array.from({ length: 31 }, (_, index) => value(`Value ${index}`)), '', 'At most 30 core values'],
])('refuses what is not valid: %#', async (values, place, message) => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const answer = await save(token, values);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual([{ path: place === '' ? 'values' : `values.${place}`, message }]);
  expect(await saves(companyId)).toEqual([]);
});

test('managers see the company, and employees neither see nor change it', async () => {
  const { deps, call } = testApp();
  const { companyId } = await makeCompany(deps);
  const manager = await makeMember(deps, companyId, 'manager');
  const employee = await makeMember(deps, companyId, 'employee');
  expect(await company(manager.token)).toMatchObject({ name: 'Test Works' });
  expect((await call('GET', '/api/company', { token: employee.token })).statusCode).toBe(403);
  for (const { token } of [manager, employee]) expect((await save(token, [])).statusCode).toBe(403);
});

test('a handbook in force is told with the time of its upload', async () => {
  const { deps } = testApp();
  const { companyId, actor, token } = await makeCompany(deps);
  const uploadedAt = new Date('2026-03-01T08:00:00Z');
  const handbook = {
    companyId,
    fileName: 'a.txt',
    text: 'Leave',
    sections: [],
    uploadedBy: actor.memberId,
    uploadedAt,
  };
  await deps.db.inTenant(companyId, (tx) => addHandbook(tx, deps, handbook));
  expect(await company(token)).toMatchObject({ handbook: { processed: true, uploadedAt: '2026-03-01T08:00:00.000Z' } });
});
