import { errorSchema, type Endpoint } from '@vela/contract';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { addressOf, describedCalls } from '../../../test-support/described-calls.ts';
import { makeThing } from '../../../test-support/existing-things.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { namesSomething } from '../../../test-support/permission-calls.ts';

const testApp = useTestApp();

const headers = { 'idempotency-key': 'a key that is long enough', 'content-type': 'application/json' };
const OF_THE_LIBRARY =
  /Invalid (input|option|UUID|string|ISO|email|key|value|number)|Too (small|big)|Unrecognized|expected|received/;

function expectPlainWords(answer: { statusCode: number; body: string; json: () => unknown }) {
  expect(answer.statusCode, answer.body).toBe(422);
  const { code, message, issues = [] } = errorSchema.parse(answer.json());
  expect(code).toBe('invalid');
  expect(issues.length).toBeGreaterThan(0);
  expect(message).toBe(issues[0]?.message);
  for (const issue of issues) expect(issue.message, issue.path).not.toMatch(OF_THE_LIBRARY);
}

/** A call as its company's admin, about something that is there. */
async function sentTo(endpoint: Endpoint, { query = '', payload }: { query?: string; payload?: string }) {
  const owner = await makeCompany(testApp().deps);
  const id = namesSomething(endpoint) ? await makeThing(testApp(), endpoint.path, owner) : '';
  const body = payload === undefined ? {} : { payload };
  return testApp().call(endpoint.method, addressOf(endpoint, id) + query, { token: owner.token, headers, ...body });
}

const withBody = describedCalls.filter(([, endpoint]) => endpoint.body !== undefined);
describe('a body that is refused is said in plain words', () => {
  test.each(withBody)('%s', async (_name, endpoint) => {
    for (const payload of ['null', '[]', '7', '"text"']) expectPlainWords(await sentTo(endpoint, { payload }));
  });
});

const WRONG_FILTERS = [
  ['/api/analytics/company?timeframe=1y', 'timeframe', 'Choose 7d, 30d or 90d'],
  ['/api/people?departmentId=7', 'departmentId', 'Please choose one of the values offered'],
  ['/api/people?limit=many', 'limit', 'Please enter a number'],
  ['/api/people?limit=0', 'limit', 'At least 1'],
  ['/api/people?role=owner', 'role', 'Please choose admin, manager or employee'],
  ['/api/people?q=a&q=b', 'q', 'Please enter a text'],
  ['/api/people/org-chart?managerId=7', 'managerId', 'Please choose one of the values offered'],
  ['/api/surveys?status=gone', 'status', 'Please choose draft, scheduled, active, closed or archived'],
  ['/api/surveys/audience?targetAudience=x', 'targetAudience', 'Please choose one of the values offered'],
  ['/api/audit?from=2026-02-30', 'from', 'Please enter a date'],
] as const;

test.each(WRONG_FILTERS)('%s is 422 and says what to choose', async (address, path, message) => {
  const { token } = await makeCompany(testApp().deps);
  const answer = await testApp().call('GET', address, { token });
  expectPlainWords(answer);
  expect(answer.json()).toMatchObject({ issues: [{ path, message }] });
});

const withId = describedCalls.filter(([, endpoint]) => namesSomething(endpoint));
describe('an id in the path that is none is 404, whatever else is sent', () => {
  test.each(withId)('%s', async (_name, endpoint) => {
    const { token } = await makeCompany(testApp().deps);
    for (const id of ['7', 'undefined', '0198c0de', '{id}']) {
      const payload = endpoint.body ? { payload: '[]' } : {};
      const answer = await testApp().call(endpoint.method, addressOf(endpoint, id), { token, headers, ...payload });
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', message: 'This does not exist' }]);
    }
  });
});
