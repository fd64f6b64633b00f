import type { Endpoint } from '@vela/contract';
import { members } from '@vela/db';
import { DEFAULT_COMPANY_REVIEW_SETTINGS } from '@vela/domain/company';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { hashPassword } from '../src/modules/auth/index.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestMember } from './factories.ts';
import { exampleOfSchema } from './generated-example.ts';
import { multipartOf, type FilePart } from './handbook-calls.ts';
import { SURVEY_BODY } from './survey-calls.ts';

interface Given {
  app: TestApp;
  caller: TestMember;
  /** What the path is about, in the company of `owner`. */
  id: string;
  owner: TestMember;
}

type Fields = Record<string, unknown>;

interface CallExample {
  /** Fields of the body instead of made up ones. */
  body?: Fields | ((given: Given) => Promise<Fields>);
  file?: FilePart;
}

/** What can't be made up from the description of a call: files, rules over several fields, what has to be there. */
const EXAMPLES: Record<string, CallExample> = {
  'POST /api/company/upload-handbook': { file: { field: 'handbook', fileName: 'a.txt', content: 'Our handbook' } },
  'POST /api/people': { body: { role: 'employee' } },
  'POST /api/people/imports': { file: { field: 'people', fileName: 'a.csv', content: 'email\nada@test.example\n' } },
  'POST /api/people/imports/{id}/apply': { body: { mapping: { email: 0 }, rows: 'all' } },
  'POST /api/people/imports/{id}/check': { body: { mapping: { email: 0 } } },
  'POST /api/people/invitations': { body: { role: 'employee' } },
  'POST /api/people/{id}/erase': { body: async (given) => ({ confirmEmail: await emailOf(given) }) },
  'POST /api/surveys': { body: SURVEY_BODY },
  'PUT /api/auth/password': { body: changePassword },
  'PUT /api/company/review-settings': { body: { ...DEFAULT_COMPANY_REVIEW_SETTINGS, rewardRate: 50 } },
  'PUT /api/company/settings': {
    body: {
      domain: 'example.com',
      workingHoursStart: '08:00',
      workingHoursEnd: '16:00',
      minGroup: 6,
      minGroupComments: 12,
    },
  },
  'PUT /api/people/{id}': { body: async (given) => ({ email: await emailOf(given) }) },
  'PUT /api/surveys/{id}': { body: SURVEY_BODY },
};

export interface ExampleRequest {
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: object;
  file?: Buffer;
}

/** What is sent along so that nothing but a missing right can refuse the call. What the call would refuse fails here. */
export async function exampleOf(endpoint: Endpoint, given: Given): Promise<ExampleRequest> {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { body: written, file } = EXAMPLES[name] ?? {};
  const query = needsSomething(endpoint.query) ? exampleOfSchema(endpoint.query) : {};
  if (file) {
    const { headers, payload } = multipartOf(file);
    return { query: textsOf(query), headers, file: payload };
  }
  if (endpoint.upload) throw new Error(`call-examples.ts has no file for ${name}`);
  if (endpoint.body === undefined) return { query: textsOf(query), headers: {} };
  const fields = typeof written === 'function' ? await written(given) : written;
  const body = { ...exampleOfSchema(endpoint.body), ...fields };
  const { error } = endpoint.body.safeParse(body);
  if (error) throw new Error(`call-examples.ts needs a line for ${name}: ${z.prettifyError(error)}`);
  return { query: textsOf(query), headers: { 'content-type': 'application/json' }, body };
}

const needsSomething = (schema: z.ZodType | undefined): schema is z.ZodType =>
  schema !== undefined && !schema.safeParse({}).success;

const textsOf = (query: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)]));

async function changePassword({ app: { deps }, caller: { actor } }: Given): Promise<Fields> {
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
