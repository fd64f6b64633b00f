import { describe, expect, test } from 'vitest';
import { FakeInvitations, FakeServer, aSession, lastingStore, until } from '../../test-support/a-session.ts';
import { aDraft, aQuestion, anInvitedSurvey, pageDataOf, pageOf } from '../../test-support/a-survey.ts';
import { nameOnDevice } from '../invitation/link-secret.ts';
import { OFFLINE } from '../sending/submit-outcome.ts';

const survey = anInvitedSurvey();
const segment = { key: 'd=sales', department: 'Sales' };
const four = aDraft({ values: ['4'] });

async function opened(options: Parameters<typeof aSession>[1] = {}, asked = survey) {
  const invitations = options.invitations ?? new FakeInvitations();
  const made = aSession(pageOf(asked), { linkSecret: 'the-secret', ...options, invitations });
  await made.session.start(null);
  return made;
}

async function sent(options: Parameters<typeof aSession>[1] = {}, asked = survey) {
  const made = await opened(options, asked);
  made.session.answer('q1', four);
  await made.session.next();
  return made;
}

const withInvitations = (change: Partial<FakeInvitations>) => Object.assign(new FakeInvitations(), change);
const checked = { used: false, segment, respondentName: null };

test('answers go out with a token and the group, and with nothing that the server has seen beside a name', async () => {
  const { server, session } = await sent({ invitations: withInvitations({ checked }) });
  expect(server.submitted[0]).toMatchObject({ withName: false });
  expect(server.submitted[0]?.body).toEqual({
    answers: [{ questionId: 'q1', answer: '4' }],
    completionTime: 0,
    version: 3,
    token: { message: 'message 1', signature: 'signature of message 1' },
    segment: 'd=sales',
  });
  expect(session.getState().sent).toEqual(server.submitted[0]?.body);
});

test('no start is announced where people are invited', async () => {
  expect((await sent()).server.starts).toEqual([]);
});

test('without a link nobody is asked anything', async () => {
  const { session, server } = aSession(pageOf(survey));
  await session.start({ questionId: 'q1', draft: four });
  await session.next();
  expect(session.getState().view).toMatchObject({ kind: 'notice', notice: 'link_needed', unsent: null });
  expect(server.submitted).toEqual([]);
});

describe('a link is checked before somebody answers for nothing', () => {
  test('used elsewhere', async () => {
    const { session } = await opened({ invitations: withInvitations({ checked: { ...checked, used: true } }) });
    expect(session.getState().view).toMatchObject({ notice: 'link_used' });
  });

  test('unknown', async () => {
    const check = async () => ({ kind: 'link_unknown' as const });
    const { session } = await opened({ invitations: Object.assign(new FakeInvitations(), { check }) });
    expect(session.getState().view).toMatchObject({ notice: 'link_unknown' });
  });

  test('not checked without a connection, where answering goes on', async () => {
    const check = async () => OFFLINE;
    const { session } = await opened({ invitations: Object.assign(new FakeInvitations(), { check }) });
    expect(session.getState()).toMatchObject({ view: { kind: 'answering' }, link: { checked: null } });
  });
});

describe('the token on the device', () => {
  test('is the one of before on a page that is opened again, also when the link counts as used', async () => {
    const store = lastingStore();
    const first = await opened({ store });
    await first.session.makeToken();
    expect(first.session.getState().link).toMatchObject({ token: 'ready' });

    const invitations = withInvitations({ checked: { ...checked, used: true } });
    const { server } = await sent({ store, invitations });
    expect(server.submitted[0]?.body.token?.message).toBe('message 1');
    expect(invitations.issuedFor).toEqual([]);
  });

  test('is asked for with the same envelope when the answer was lost on its way', async () => {
    const invitations = withInvitations({ refusals: [OFFLINE, OFFLINE] });
    const { server } = await sent({ invitations });
    expect(invitations.issuedFor).toEqual(['blinded 1', 'blinded 1', 'blinded 1']);
    expect(server.submitted).toHaveLength(1);
  });

  test('is had once, however often it is asked for', async () => {
    const { session, invitations } = await opened();
    await Promise.all([session.makeToken(), session.makeToken(), session.makeToken()]);
    expect(invitations.issuedFor).toHaveLength(1);
    expect(session.preview()).toMatchObject({ token: { message: 'message 1' } });
  });

  test('is not the one of another person on the same device', async () => {
    const store = lastingStore();
    await sent({ store });
    const other = await sent({ store, linkSecret: 'another-secret' });
    expect(other.session.getState().view).toEqual({ kind: 'done' });
    expect((await opened({ store })).session.getState().view).toMatchObject({ notice: 'already_answered' });
  });

  test('outlives erased answers, and is gone with those that arrived', async () => {
    const store = lastingStore();
    const server = Object.assign(new FakeServer(), { outcomes: [{ kind: 'refused' as const }] });
    const { session } = await sent({ store, server });
    await session.eraseUnsent();
    const later = await sent({ store });
    expect(later.server.submitted[0]?.body.token?.message).toBe('message 1');
    expect(JSON.stringify(await store.get(nameOnDevice('survey-1', 'the-secret')))).not.toContain('message');
  });

  test('is waited for on the page that was opened anew, and what was handed in goes out with it', async () => {
    const store = lastingStore();
    const waiting = { wait: () => new Promise<void>(() => undefined), wake: () => undefined };
    const offline = withInvitations({ refusals: [OFFLINE] });
    const first = await opened({ store, invitations: offline, waiting });
    first.session.answer('q1', four);
    void first.session.next();
    await until(first.session, ({ view }) => view.kind === 'sending' && view.waitingFor === 'connection');

    const later = await opened({ store, invitations: withInvitations({ checked: { ...checked, used: true } }) });
    await until(later.session, ({ view }) => view.kind === 'done');
    expect(later.server.submitted[0]?.body).toMatchObject({ token: { message: 'message 1' } });
  });

  test('still counts after the survey has closed, and is not asked for any more', async () => {
    const store = lastingStore();
    const waiting = { wait: () => new Promise<void>(() => undefined), wake: () => undefined };
    const server = Object.assign(new FakeServer(), { outcomes: [OFFLINE] });
    const first = await opened({ store, server, waiting });
    first.session.answer('q1', four);
    void first.session.next();
    await until(first.session, ({ view }) => view.kind === 'sending' && view.waitingFor === 'connection');

    const later = aSession(pageDataOf({ kind: 'closed' }), { store, linkSecret: 'the-secret' });
    await later.session.start(null);
    await until(later.session, ({ view }) => view.kind === 'done');
    expect(later.server.submitted[0]?.body).toMatchObject({ token: { message: 'message 1' } });
    expect(later.invitations.issuedFor).toEqual([]);
  });
});

describe('a key that could tell people apart', () => {
  test('is noticed when it is not the published one, before anything is sent', async () => {
    const invitations = withInvitations({ publicKey: 'another-key' });
    const { session, server } = await opened({ invitations });
    expect(session.getState().view).toMatchObject({ notice: 'key_mismatch' });
    expect([server.submitted, invitations.issuedFor]).toEqual([[], []]);
  });

  test('is noticed by what it signed, and the answers stay on the device', async () => {
    const { session, server } = await sent({ invitations: withInvitations({ signsRight: false }) });
    expect(session.getState().view).toMatchObject({ notice: 'key_mismatch', unsent: { drafts: { q1: four } } });
    expect(server.submitted).toEqual([]);
  });

  test('is noticed when it has changed since the token was made', async () => {
    const store = lastingStore();
    await (await opened({ store })).session.makeToken();
    const other = anInvitedSurvey({ verified: { publicKey: 'new-key', keyId: 'new-id', modulusLength: 2048 } });
    const { session, server } = await sent({ store, invitations: withInvitations({ publicKey: 'new-key' }) }, other);
    expect(session.getState().view).toMatchObject({ notice: 'key_mismatch' });
    expect(server.submitted).toEqual([]);
  });
});

test.each([
  { kind: 'invalid' as const, issues: [{ path: 'segment', message: 'No' }] },
  { kind: 'link_unknown' as const },
])('a refused token is called that', async (outcome) => {
  const outcomes = [outcome];
  const { session } = await sent({ server: Object.assign(new FakeServer(), { outcomes }) });
  expect(session.getState().view).toMatchObject({ notice: 'token_refused', unsent: { drafts: { q1: four } } });
});

describe('the other ways', () => {
  test('without a secure context the link goes along, and no token is asked for', async () => {
    const { server, session, invitations } = await sent({ isSecureContext: false });
    expect(session.getState().link?.way).toBe('plain');
    expect(server.submitted[0]?.body).toMatchObject({ invitation: 'the-secret' });
    expect(server.submitted[0]?.body).not.toHaveProperty('token');
    expect(server.submitted[0]?.body).not.toHaveProperty('device');
    expect(invitations.issuedFor).toEqual([]);
  });

  test('the link stands for the name on a survey that is not anonymous, whoever is signed in', async () => {
    const named = anInvitedSurvey({ anonymous: false, verified: undefined });
    const server = Object.assign(new FakeServer(), { signedIn: { kind: 'named', name: 'Somebody else' } as const });
    const invitations = withInvitations({ checked: { ...checked, respondentName: 'Ada Byron' } });
    const { session } = await sent({ server, invitations }, named);
    expect(session.getState().link?.checked?.respondentName).toBe('Ada Byron');
    expect(server.submitted[0]).toMatchObject({ withName: false, body: { invitation: 'the-secret' } });
  });

  test('an open link asks for no key and no token', async () => {
    const open = anInvitedSurvey({ access: 'anyone_with_link', invitation: undefined, verified: undefined });
    const { server, session } = await sent({}, open);
    expect(session.getState().link).toBeNull();
    expect(server.submitted[0]?.body).toHaveProperty('device');
  });
});

test('what would leave the device is what leaves it', async () => {
  const asked = anInvitedSurvey({ questions: [aQuestion()] });
  const { session, server } = await opened({ invitations: withInvitations({ checked }) }, asked);
  session.answer('q1', four);
  await session.makeToken();
  const preview = session.preview();
  await session.next();
  expect(server.submitted[0]?.body).toEqual(preview);
});
