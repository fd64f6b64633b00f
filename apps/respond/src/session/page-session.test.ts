import { describe, expect, test } from 'vitest';
import { FakeServer, aSession, lastingStore, until } from '../../test-support/a-session.ts';
import { aDraft, aQuestion, aSurvey, pageDataOf, pageOf } from '../../test-support/a-survey.ts';
import { memoryStore } from '../answers/device-store.ts';
import { OFFLINE } from '../sending/submit-outcome.ts';

const survey = aSurvey({ questions: [aQuestion(), aQuestion({ _id: 'q2', type: 'text', required: false })] });
const four = aDraft({ values: ['4'] });

async function answered(options: Parameters<typeof aSession>[1] = {}, asked = survey) {
  const made = aSession(pageOf(asked), options);
  await made.session.start(null);
  made.session.answer('q1', four);
  await made.session.next();
  return made;
}

test('announces the start once, with the first answer', async () => {
  const { session, server } = await answered();
  session.answer('q1', aDraft({ values: ['5'] }));
  await session.next();
  expect(server.starts).toEqual(['random-3']);
});

test('stays at a required question that is not answered', async () => {
  const { session } = aSession(pageOf(survey));
  await session.start(null);
  await session.next();
  expect(session.getState()).toMatchObject({ turns: 0, stops: 1, problems: { q1: { path: 'answer' } } });
  session.answer('q1', four);
  expect(session.getState().problems).toEqual({});
});

test('hands in what was answered, the version that was shown and the time it took', async () => {
  const { session, server, clock } = await answered();
  clock.nowMs += 42_000;
  await session.next();
  expect(server.submitted).toEqual([
    {
      key: 'random-4',
      withName: false,
      body: { answers: [{ questionId: 'q1', answer: '4' }], completionTime: 42, version: 3, device: 'random-3' },
    },
  ]);
  expect(session.getState()).toMatchObject({ view: { kind: 'done' }, drafts: {} });
});

test('a clock that was set back does not make a negative time', async () => {
  const { session, server, clock } = await answered();
  clock.nowMs -= 999_000;
  await session.next();
  expect(server.submitted[0]?.body.completionTime).toBe(0);
});

test('a double click hands in once', async () => {
  const { session, server } = await answered();
  await Promise.all([session.next(), session.next(), session.next()]);
  expect(server.submitted).toHaveLength(1);
});

test('each attempt sends the very same, and says meanwhile what it waits for', async () => {
  const server = new FakeServer();
  server.outcomes = [OFFLINE, { kind: 'retry', reason: 'busy', retryAfterMs: 1 }];
  const { session } = await answered({ server });
  const views: unknown[] = [];
  session.subscribe(() => views.push(session.getState().view));
  await session.next();
  expect(server.submitted).toHaveLength(3);
  expect(new Set(server.submitted.map((pending) => JSON.stringify(pending))).size).toBe(1);
  expect(views).toContainEqual({ kind: 'sending', waitingFor: 'connection' });
  expect(views).toContainEqual({ kind: 'sending', waitingFor: 'server' });
});

describe('a page that is opened again', () => {
  test('goes on where one was', async () => {
    const { store } = await answered();
    const { session, server } = aSession(pageOf(survey), { store });
    await session.start(null);
    expect(session.getState()).toMatchObject({ drafts: { q1: four }, currentId: 'q2' });
    expect(server.starts).toEqual([]);
  });

  test('keeps the answers of a newer version whose questions remain', async () => {
    const { store } = await answered();
    const newer = aSurvey({
      version: 4,
      questions: [aQuestion({ text: 'How was it?' }), aQuestion({ _id: 'q9', required: false })],
    });
    const { session, server } = aSession(pageOf(newer), { store });
    await session.start(null);
    expect(session.getState().drafts).toEqual({ q1: four });
    await session.next();
    await session.next();
    expect(server.submitted[0]?.body).toMatchObject({ version: 4, answers: [{ questionId: 'q1', answer: '4' }] });
  });

  test('sends what still waits, also when the survey has closed since', async () => {
    const store = lastingStore();
    const waiting = { wait: () => new Promise<void>(() => undefined), wake: () => undefined };
    const server = new FakeServer();
    server.outcomes = [OFFLINE];
    const { session } = await answered({ store, server, waiting });
    void session.next();
    await until(session, ({ view }) => view.kind === 'sending' && view.waitingFor === 'connection');

    const later = aSession(pageDataOf({ kind: 'closed' }), { store });
    await later.session.start(null);
    await until(later.session, ({ view }) => view.kind === 'done');
    expect(later.server.submitted).toEqual(server.submitted);
  });

  test('has nothing to ask after a response has arrived', async () => {
    const { session, store } = await answered();
    await session.next();
    const later = aSession(pageOf(survey), { store });
    await later.session.start(null);
    expect(later.session.getState().view).toMatchObject({ kind: 'notice', notice: 'already_answered' });
  });

  test('shows what was typed for a survey that is no longer open', async () => {
    const { store } = await answered();
    const { session } = aSession(pageDataOf({ kind: 'closed' }), { store });
    await session.start(null);
    expect(session.getState().view).toMatchObject({ notice: 'closed', unsent: { drafts: { q1: four } } });
    await session.eraseUnsent();
    expect(session.getState().view).toMatchObject({ notice: 'closed', unsent: null, erased: true });
    expect(await store.get('survey-1')).toBeNull();
  });
});

test('an answer that was chosen before the script had arrived is kept, beside those of before', async () => {
  const { store } = await answered();
  const { session } = aSession(pageOf(survey), { store });
  await session.start({ questionId: 'q1', draft: aDraft({ values: ['1'] }) });
  expect(session.getState().drafts).toMatchObject({ q1: { values: ['1'] } });
});

describe('what the server refuses', () => {
  test("leads to the question, in the server's words where the page has none", async () => {
    const server = new FakeServer();
    server.outcomes = [{ kind: 'invalid', issues: [{ path: 'answers.q1.answer', message: 'Not a number' }] }];
    const { session } = await answered({ server });
    await session.next();
    expect(session.getState()).toMatchObject({
      view: { kind: 'answering' },
      currentId: 'q1',
      refusals: { q1: 'Not a number' },
    });
    session.answer('q1', aDraft({ values: ['5'] }));
    await session.next();
    await session.next();
    expect(server.submitted.map(({ key }) => key)).toEqual(['random-4', 'random-4']);
    expect(session.getState().view).toEqual({ kind: 'done' });
  });

  test('keeps the answers on the device and on the page when the survey has closed', async () => {
    const server = new FakeServer();
    server.outcomes = [{ kind: 'closed' }];
    const { session, store } = await answered({ server });
    await session.next();
    expect(session.getState().view).toMatchObject({ notice: 'closed', unsent: { drafts: { q1: four } } });
    expect(await store.get('survey-1')).toMatchObject({ drafts: { q1: four }, pending: null });
  });

  test.each(['already_answered', 'already_arrived'] as const)('%s: leaves only the marker', async (kind) => {
    const server = new FakeServer();
    server.outcomes = [{ kind }];
    const { session, store } = await answered({ server });
    await session.next();
    expect(session.getState().view).toMatchObject({ kind: 'notice', notice: kind });
    expect(await store.get('survey-1')).toEqual({ format: 1, answered: true });
  });

  test('a refusal that is about no answer keeps them and offers another try', async () => {
    const server = new FakeServer();
    server.outcomes = [{ kind: 'invalid', issues: [{ path: 'version', message: 'Unknown' }] }];
    const { session, store } = await answered({ server });
    await session.next();
    expect(session.getState().view).toMatchObject({ notice: 'refused', unsent: { drafts: { q1: four } } });
    expect(await store.get('survey-1')).toMatchObject({ drafts: { q1: four } });
  });
});

describe('whose name goes along', () => {
  const named = { ...survey, anonymous: false };
  const signedInServer = () => Object.assign(new FakeServer(), { signedIn: { kind: 'named', name: 'Ada' } as const });

  test('that of who is signed in, on a survey that is not anonymous', async () => {
    const { session, server } = await answered({ server: signedInServer() }, named);
    await session.next();
    expect(server.submitted[0]?.withName).toBe(true);
  });

  test("nobody's on an anonymous survey, whoever is signed in", async () => {
    const { session, server } = await answered({ server: signedInServer() });
    await session.next();
    expect(session.getState().signedIn).toBeNull();
    expect(server.submitted[0]?.withName).toBe(false);
  });

  test("nobody's when nobody is signed in", async () => {
    const { session, server } = await answered({}, named);
    await session.next();
    expect(server.submitted[0]?.withName).toBe(false);
  });
});

test('a second response has a key and a device of its own', async () => {
  const { session, server } = await answered({}, { ...survey, allowMultipleResponses: true });
  await session.next();
  await session.answerAgain();
  expect(session.getState()).toMatchObject({ view: { kind: 'answering' }, drafts: {}, currentId: null });
  session.answer('q1', four);
  await session.next();
  await session.next();
  expect(new Set(server.submitted.map(({ key }) => key)).size).toBe(2);
  expect(new Set(server.starts).size).toBe(2);
});

describe('a device that keeps nothing', () => {
  test('is said on the page', async () => {
    const { session } = await answered({ store: memoryStore() });
    expect(session.getState().lasting).toBe(false);
  });

  test('still hands in, when its storage fails in the middle', async () => {
    const store = lastingStore();
    const { session, server } = await answered({ store });
    store.update = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    session.answer('q2', aDraft({ values: ['x'] }));
    await session.next();
    expect(server.submitted).toHaveLength(1);
    expect(session.getState()).toMatchObject({ view: { kind: 'done' }, lasting: false });
  });

  test('still hands in, when its storage can be opened and not used', async () => {
    const store = { ...lastingStore(), update: () => Promise.reject(new DOMException('no', 'InvalidStateError')) };
    const { session, server } = await answered({ store });
    await session.next();
    expect(server.submitted).toHaveLength(1);
    expect(session.getState()).toMatchObject({ view: { kind: 'done' }, lasting: false });
  });
});
