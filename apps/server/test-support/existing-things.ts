import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@vela/contract';
import { sessions } from '@vela/db';
import type { TestApp } from './build-test-app.ts';
import { exampleOf } from './call-examples.ts';
import { makeDraft, makeMember, type TestMember } from './factories.ts';
import { uploadFile } from './handbook-calls.ts';
import { startedExport, writtenExport } from './export-calls.ts';
import { importList } from './import-calls.ts';
import { launchedSurvey } from './survey-calls.ts';

/** Makes something that belongs to the owner, and says its id. */
type MakeThing = (app: TestApp, owner: TestMember) => Promise<string>;

/**
 * What the id in a path stands for, by the beginning of the path; the longest one that fits counts. What is in another state
 * than a new one, or somebody's own, has a line; the rest is made by the call that adds one.
 */
const THINGS: Record<string, MakeThing> = {
  '/api/analytics/survey/{id}': launchedSurveyId,
  '/api/auth/sessions/{id}': furtherSession,
  '/api/company/handbook/{id}': handbook,
  '/api/exports/{id}': startedExport,
  '/api/exports/{id}/file': writtenExport,
  '/api/people/imports/{id}/undo': async (app, { token }) => (await importList(app, token, aList())).id,
  '/api/people/{id}': (app, owner) => person(app, owner, 'active'),
  '/api/people/{id}/invitation': invitedPerson,
  '/api/people/{id}/personal-data': async (_app, owner) => owner.actor.memberId,
  '/api/people/{id}/reactivate': (app, owner) => person(app, owner, 'deactivated'),
  '/api/public/surveys/{id}': launchedSurveyId,
  '/api/surveys/{id}': ({ deps }, { actor }) => makeDraft(deps, actor),
  '/api/surveys/{id}/close': launchedSurveyId,
  '/api/surveys/{id}/reopen': closedSurvey,
  '/api/surveys/{id}/responses': launchedSurveyId,
};

/** An id that the path is about. A path with an id that has no line above and no call that adds one fails here. */
export async function makeThing(app: TestApp, path: string, owner: TestMember): Promise<string> {
  const longest = Object.keys(THINGS)
    .filter((beginning) => path.startsWith(beginning))
    .sort((a, b) => b.length - a.length)
    .map((beginning) => THINGS[beginning])
    .at(0);
  return longest === undefined ? addedThing(app, path, owner) : longest(app, owner);
}

/** What an admin of the owner's company adds by a call, such as POST /api/company/departments. */
async function addedThing(app: TestApp, path: string, owner: TestMember): Promise<string> {
  const collection = path.slice(0, path.indexOf('/{id}'));
  const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.method === 'POST' && one.path === collection);
  if (!endpoint) throw new Error(`Nothing adds what ${path} is about: existing-things.ts needs a line`);
  const admin = await makeMember(app.deps, owner.actor.companyId, 'admin');
  const { headers, body, file } = await exampleOf(endpoint, { app, caller: admin, owner, id: '' });
  const answer = await app.app.inject({
    method: 'POST',
    url: collection,
    headers: { ...headers, authorization: `Bearer ${admin.token}` },
    payload: file ?? JSON.stringify(body),
  });
  if (answer.statusCode !== 201) throw new Error(`${collection} answered ${answer.statusCode}: ${answer.body}`);
  const [added] = Object.values(answer.json<Record<string, { id?: string; _id?: string }>>());
  const id = added?.id ?? added?._id;
  if (id === undefined) throw new Error(`${collection} doesn't answer what it added: ${answer.body}`);
  return id;
}

const aList = (): string => `email\n${randomUUID()}@test.example\n`;

async function launchedSurveyId(app: TestApp, { actor, token }: TestMember): Promise<string> {
  const id = await makeDraft(app.deps, actor);
  await launchedSurvey(app, token, id);
  return id;
}

async function closedSurvey(app: TestApp, owner: TestMember): Promise<string> {
  const id = await launchedSurveyId(app, owner);
  const closed = await app.call('POST', `/api/surveys/${id}/close`, { token: owner.token });
  if (closed.statusCode !== 200) throw new Error(closed.body);
  return id;
}

async function furtherSession({ deps }: TestApp, { actor }: TestMember): Promise<string> {
  const id = deps.ids.newId();
  const now = deps.clock.now();
  await deps.db.inTenant(actor.companyId, (tx) =>
    tx.insert(sessions).values({
      companyId: actor.companyId,
      tokenHash: randomUUID(),
      id,
      memberId: actor.memberId,
      device: 'another one',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }),
  );
  return id;
}

async function person({ deps }: TestApp, { actor }: TestMember, status: 'active' | 'deactivated' | 'invited') {
  return (await makeMember(deps, actor.companyId, 'employee', { status })).actor.memberId;
}

async function invitedPerson(app: TestApp, owner: TestMember): Promise<string> {
  const id = await person(app, owner, 'invited');
  const sent = await app.call('POST', `/api/people/${id}/invitation`, { token: owner.token });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return id;
}

async function handbook(app: TestApp, { token }: TestMember): Promise<string> {
  const { latest } = await uploadFile(app, token, { content: `Our handbook ${randomUUID()}` });
  if (latest === null) throw new Error('The handbook that was uploaded is not there');
  return latest.id;
}
