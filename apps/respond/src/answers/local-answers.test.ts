import { beforeEach, describe, expect, test } from 'vitest';
import { aDraft, aQuestion } from '../../test-support/a-survey.ts';
import { memoryStore, type DeviceStore } from './device-store.ts';
import { ANSWERED } from './kept-answers.ts';
import { createLocalAnswers, type LocalAnswers } from './local-answers.ts';

const questions = [aQuestion()];
const drafts = { q1: aDraft({ values: ['4'] }) };
const progress = { drafts, currentId: 'q1', startedAt: 7 };
const body = { answers: [{ questionId: 'q1', answer: '4' }] };
const once = { afterAnswered: false };

let store: DeviceStore;
let made = 0;
const open = (): LocalAnswers => createLocalAnswers(store, 'survey-1', () => `random-${(made += 1)}`);
beforeEach(() => {
  store = memoryStore();
  made = 0;
});

test('answers survive the page', async () => {
  const first = open();
  await first.begin(questions, once);
  await first.save(progress);
  expect(await open().begin(questions, once)).toMatchObject({ ...progress, device: 'random-1', key: 'random-2' });
});

test('of several quick changes the last one stays', async () => {
  const local = open();
  await local.begin(questions, once);
  await Promise.all(
    ['1', '2', '3'].map((value) => local.save({ ...progress, drafts: { q1: aDraft({ values: [value] }) } })),
  );
  expect(await local.read()).toMatchObject({ drafts: { q1: { values: ['3'] } } });
});

test('surveys do not see each other, neither answers nor device', async () => {
  await open().begin(questions, once);
  const other = createLocalAnswers(store, 'survey-2', () => 'another');
  expect(await other.begin(questions, once)).toMatchObject({ drafts: {}, device: 'another' });
});

test('what this page did not write is not taken for answers', async () => {
  await store.update('survey-1', () => ({ drafts: 'none' }));
  expect(await open().read()).toBeNull();
});

describe('a response that waits for sending', () => {
  test('is the same for a second tab, so that it counts once', async () => {
    const [first, second] = [open(), open()];
    await first.begin(questions, once);
    const pending = await first.enqueue(() => ({ body, withName: false }));
    expect(pending).toEqual({ key: 'random-2', body, withName: false });
    expect(await second.enqueue(() => ({ body: { answers: [] }, withName: true }))).toEqual(pending);
  });

  test('is not changed by a tab that still types', async () => {
    const local = open();
    await local.begin(questions, once);
    await local.enqueue(() => ({ body, withName: false }));
    await local.save(progress);
    expect(await local.read()).toMatchObject({ drafts: {}, pending: { body } });
  });

  test('keeps its key when it was refused and is sent again', async () => {
    const local = open();
    await local.begin(questions, once);
    await local.enqueue(() => ({ body, withName: false }));
    await local.dequeue();
    await local.save(progress);
    expect(await local.enqueue(() => ({ body: { answers: [] }, withName: false }))).toMatchObject({ key: 'random-2' });
  });
});

describe('after a response has arrived', () => {
  test('only the marker stays on the device', async () => {
    const local = open();
    await local.begin(questions, once);
    await local.save(progress);
    await local.markAnswered();
    expect(await store.get('survey-1')).toEqual(ANSWERED);
  });

  test('a second tab has nothing more to send', async () => {
    const [first, second] = [open(), open()];
    await first.begin(questions, once);
    await first.markAnswered();
    await second.save(progress);
    expect(await second.enqueue(() => ({ body, withName: false }))).toBe('answered');
    expect(await store.get('survey-1')).toEqual(ANSWERED);
  });

  test('a new response begins with a new key and a new device, where the survey takes several', async () => {
    const local = open();
    await local.begin(questions, once);
    await local.markAnswered();
    expect(await local.begin(questions, once)).toEqual(ANSWERED);
    expect(await local.begin(questions, { afterAnswered: true })).toMatchObject({
      device: 'random-3',
      key: 'random-4',
    });
  });
});
