import { randomUUID } from 'node:crypto';
import type { Survey } from '@vela/contract';
import { outgoingMails } from '@vela/db';
import { eq } from 'drizzle-orm';
import { createDemoRandom } from '../../src/modules/demo/demo-random.ts';
import type { AttackedApp, HttpCall } from '../attack/attacked-app.ts';
import { shuffled } from '../attack/plan-scene.ts';
import { SCENE_START, type Scene, type ScenePerson } from '../attack/scene.ts';
import { setUpCompany } from '../attack/set-up-company.ts';
import { fetchToken } from './answer-by-token.ts';

export interface Answered {
  companyId: string;
  surveyId: string;
  adminToken: string;
  /** By member: a word that stands in their answers alone, by which the test knows whose a response is. */
  wordOf: ReadonlyMap<string, string>;
  addressOf: ReadonlyMap<string, string>;
  /** Members in the order in which they answered. */
  inOrder: readonly string[];
  links: ReadonlyMap<string, string>;
}

const PEOPLE = 200;
const DAY_MS = 86_400_000;
/** As many as answer at the same moment, at most. */
const AT_ONCE = 4;

/** A company all of whose people answer one survey on two days, by a token or by the link itself. */
export async function twoHundredAnswers(
  app: AttackedApp,
  { way, seed }: { way: 'token' | 'link'; seed: number },
): Promise<Answered> {
  app.clock.set(SCENE_START);
  const company = await setUpCompany(app.deps, companyOf(PEOPLE));
  const adminToken = company.people[0]?.token ?? '';
  const questions = [
    { text: 'How was your week?', type: 'rating' },
    { text: 'Why?', type: 'text' },
  ];
  const settings = { access: 'invited_only', anonymous: true };
  const created = await ask<{ survey: Survey }>(app, {
    method: 'POST',
    path: '/api/surveys',
    token: adminToken,
    body: { title: 'How are we doing?', questions, settings },
  });
  const surveyId = created.survey._id;
  await ask(app, { method: 'POST', path: `/api/surveys/${surveyId}/launch`, token: adminToken });
  const members = company.people.map(({ memberId }) => memberId);
  const addressOf = new Map(members.map((member) => [member, `${member}@attack.example`]));
  const links = await linksOf(app, company.companyId, addressOf);
  const wordOf = new Map(members.map((member) => [member, randomUUID()]));
  const random = createDemoRandom(`two hundred by ${way} ${seed}`);
  const inOrder = shuffled(random, members);
  const questionIds = created.survey.questions.map(({ _id }) => _id);
  for (let from = 0; from < inOrder.length;) {
    const people = inOrder.slice(from, from + 1 + Math.floor(random.next() * AT_ONCE));
    app.clock.advance(from < PEOPLE / 2 && from + people.length >= PEOPLE / 2 ? DAY_MS : 30_000);
    await Promise.all(
      people.map(async (member) => {
        const invitation = links.get(member) ?? '';
        const right = way === 'token' ? await fetchToken(app, { surveyId, invitation }) : { invitation };
        const values = [String(1 + Math.floor(random.next() * 5)), wordOf.get(member)];
        const answers = questionIds.map((questionId, index) => ({ questionId, answer: values[index] }));
        await ask(app, {
          method: 'POST',
          path: `/api/public/surveys/${surveyId}/responses`,
          headers: { 'idempotency-key': randomUUID() },
          body: { answers, completionTime: 20 + Math.floor(random.next() * 90), device: randomUUID(), ...right },
        });
      }),
    );
    from += people.length;
  }
  return { companyId: company.companyId, surveyId, adminToken, wordOf, addressOf, inOrder, links };
}

/** One group of people, so that nothing but single persons could be told apart. */
function companyOf(count: number): Scene {
  const person: ScenePerson = { role: 'employee', department: 0, hireDate: null, location: '', ofManager: false };
  const people = Array.from({ length: count }, (_, number): ScenePerson => ({
    ...person,
    role: number === 0 ? 'admin' : 'employee',
  }));
  const nothing = { surveys: [], events: [] };
  return { seed: 0, minGroup: 5, minGroupComments: 10, departments: ['All'], people, ...nothing };
}

async function linksOf({ deps }: AttackedApp, companyId: string, addresses: ReadonlyMap<string, string>) {
  const mails = await deps.db.inTenant(companyId, (tx) =>
    tx.select().from(outgoingMails).where(eq(outgoingMails.companyId, companyId)),
  );
  const byAddress = new Map(mails.map(({ recipient, body }) => [recipient, /#t=([\w-]+)/.exec(body)?.[1] ?? '']));
  return new Map([...addresses].map(([member, address]) => [member, byAddress.get(address) ?? '']));
}

async function ask<T>({ call }: AttackedApp, request: HttpCall): Promise<T> {
  const { status, body } = await call(request);
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}: ${body.slice(0, 500)}`);
  // Safe: the server validates its answers against the contract that T is taken from.
  return JSON.parse(body) as T;
}
