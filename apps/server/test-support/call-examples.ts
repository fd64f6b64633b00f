import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@vela/contract';
import { members } from '@vela/db';
import { DEFAULT_COMPANY_REVIEW_SETTINGS } from '@vela/domain/company';
import { and, eq } from 'drizzle-orm';
import { hashPassword } from '../src/modules/auth/index.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestMember } from './factories.ts';
import { multipartOf, type FilePart } from './handbook-calls.ts';
import { SURVEY_BODY } from './survey-calls.ts';

interface Given {
  app: TestApp;
  caller: TestMember;
  /** What the path is about, in the company of `owner`. */
  id: string;
  owner: TestMember;
}

interface CallExample {
  body?: object | ((given: Given) => Promise<object>);
  query?: Record<string, string>;
  file?: FilePart;
}

const SETTINGS = {
  name: 'Example Works',
  industry: 'finance',
  size: '51-200',
  domain: 'example.com',
  surveyFrequency: 'weekly',
  timeZone: 'Europe/Berlin',
  workingHoursStart: '08:00',
  workingHoursEnd: '16:00',
  minGroup: 6,
  minGroupComments: 12,
  revision: 1,
};
const aPerson = () => ({ firstName: 'Ada', lastName: 'Byron', email: `${randomUUID()}@test.example` });
const aDepartment = async () => ({ name: `Department ${randomUUID()}` });

/** What each call of members takes that doesn't work without something: a body, a file or a query. */
const EXAMPLES: Record<string, CallExample> = {
  'GET /api/company/handbook/search': { query: { q: 'leave' } },
  'POST /api/ai/dev/generate-survey': { body: { surveyType: 'monthly_pulse' } },
  'POST /api/analytics/company/exports': { body: { format: 'csv' } },
  'POST /api/company/core-values': { body: { values: [{ value: 'Care', description: '', importance: 5 }] } },
  'POST /api/company/departments': { body: aDepartment },
  'POST /api/company/upload-handbook': { file: { field: 'handbook', fileName: 'a.txt', content: 'Our handbook' } },
  'POST /api/people': { body: async () => ({ ...aPerson(), role: 'employee' }) },
  'POST /api/people/imports': { file: { field: 'people', fileName: 'a.csv', content: 'email\nada@test.example\n' } },
  'POST /api/people/imports/{id}/apply': { body: { mapping: { email: 0 }, rows: 'all' } },
  'POST /api/people/imports/{id}/check': { body: { mapping: { email: 0 } } },
  'POST /api/people/invitations': { body: async () => ({ emails: [aPerson().email], role: 'employee' }) },
  'POST /api/people/{id}/deactivate': { body: {} },
  'POST /api/people/{id}/erase': { body: async (given) => ({ confirmEmail: await emailOf(given) }) },
  'POST /api/surveys': { body: SURVEY_BODY },
  'POST /api/surveys/{id}/exports': { body: { format: 'csv' } },
  'PUT /api/auth/password': { body: changePassword },
  'PUT /api/auth/profile': { body: { firstName: 'Ada' } },
  'PUT /api/company/departments/{id}': { body: aDepartment },
  'PUT /api/company/review-settings': { body: { ...DEFAULT_COMPANY_REVIEW_SETTINGS, rewardRate: 50, revision: 1 } },
  'PUT /api/company/settings': { body: SETTINGS },
  'PUT /api/people/{id}': { body: async (given) => ({ ...aPerson(), email: await emailOf(given), revision: 1 }) },
  'PUT /api/people/{id}/leave': { body: { onLeaveFrom: '2026-03-02', onLeaveTo: '2026-03-09' } },
  'PUT /api/people/{id}/role': { body: { role: 'manager' } },
  'PUT /api/surveys/{id}': { body: { ...SURVEY_BODY, revision: 1 } },
};

export interface ExampleRequest {
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: object;
  file?: Buffer;
}

/** What is sent along so that nothing but a missing right can refuse the call. A call without its line fails here. */
export async function exampleOf(endpoint: Endpoint, given: Given): Promise<ExampleRequest> {
  const name = `${endpoint.method} ${endpoint.path}`;
  const example = EXAMPLES[name];
  const needsQuery = endpoint.query !== undefined && !endpoint.query.safeParse({}).success;
  if (example === undefined && (endpoint.body || endpoint.upload || needsQuery)) {
    throw new Error(`call-examples.ts has no line for what ${name} takes`);
  }
  const { query = {}, file } = example ?? {};
  if (file) {
    const { headers, payload } = multipartOf(file);
    return { query, headers, file: payload };
  }
  const body = typeof example?.body === 'function' ? await example.body(given) : example?.body;
  if (body === undefined) return { query, headers: {} };
  return { query, headers: { 'content-type': 'application/json' }, body };
}

async function changePassword({ app: { deps }, caller: { actor } }: Given): Promise<object> {
  const currentPassword = 'seven quiet lanterns';
  const passwordHash = await hashPassword(currentPassword);
  await deps.db.inTenant(actor.companyId, (tx) =>
    tx
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.companyId, actor.companyId), eq(members.id, actor.memberId))),
  );
  return { currentPassword, newPassword: 'eleven quiet lanterns' };
}

async function emailOf({ app: { deps }, owner: { actor }, id }: Given): Promise<string> {
  const [row] = await deps.db.inTenant(actor.companyId, (tx) =>
    tx
      .select({ email: members.email })
      .from(members)
      .where(and(eq(members.companyId, actor.companyId), eq(members.id, id))),
  );
  if (!row) throw new Error('There is no such person');
  return row.email;
}
