import { expect, test } from 'vitest';
import type { CollectingSurvey } from './collecting-store.ts';
import { decideBatch, type Known, type Submission } from './decide-batch.ts';

const SURVEY: CollectingSurvey = {
  companyId: 'c',
  surveyId: 's',
  status: 'active',
  anonymous: true,
  allowMultipleResponses: false,
  version: 2,
  minGroup: 5,
  timeZone: 'UTC',
  submitted: 0,
  released: 0,
  minGroupComments: 10,
  planned: null,
  rollups: [],
};

const submission = (part: Partial<Submission>): Submission => ({
  keyHash: 'key',
  bodyHash: 'body',
  deviceHash: null,
  right: { memberId: null, claim: null, place: null, segment: '' },
  version: 2,
  versionNamed: false,
  answers: [],
  asked: { questionIds: [], textQuestionIds: new Set(), form: '' },
  completionSeconds: null,
  ...part,
});

const decide = (batch: Partial<Submission>[], survey: Partial<CollectingSurvey> = {}, known: Partial<Known> = {}) =>
  decideBatch(
    { ...SURVEY, ...survey },
    { receipts: {}, devices: {}, usedPlaces: new Set(), ...known },
    batch.map(submission),
  );

test('each request of a batch is decided as if it had come alone, in its turn', () => {
  const batch = [
    { keyHash: 'a', deviceHash: 'phone' },
    { keyHash: 'a', deviceHash: 'phone' },
    { keyHash: 'a', bodyHash: 'other' },
    { keyHash: 'b', deviceHash: 'phone' },
    { keyHash: 'c', deviceHash: 'laptop' },
    { keyHash: 'd' },
  ];
  expect(decide(batch)).toEqual(['accepted', 'repeated', 'key_reused', 'already_answered', 'accepted', 'accepted']);
});

test('a repetition is acknowledged whatever has become of the survey', () => {
  const known = { receipts: { key: 'body' } };
  expect(decide([{}], { status: 'closed' }, known)).toEqual(['repeated']);
  expect(decide([{ bodyHash: 'other' }], { status: 'closed' }, known)).toEqual(['key_reused']);
});

test.each([
  ['draft', 'survey_not_open'],
  ['scheduled', 'survey_not_open'],
  ['closed', 'survey_closed'],
  ['archived', 'survey_closed'],
] as const)('a %s survey takes no answer: %s', (status, outcome) => {
  expect(decide([{}], { status })).toEqual([outcome]);
});

test('answers checked against a version taken for the newest are checked again when there is a newer one', () => {
  expect(decide([{ version: 1 }, { keyHash: 'b', version: 1, versionNamed: true }])).toEqual(['outdated', 'accepted']);
});

test('a device that only opened the survey may answer, one that has answered may not', () => {
  const devices = { opened: false, answered: true };
  const batch = [
    { keyHash: 'a', deviceHash: 'opened' },
    { keyHash: 'b', deviceHash: 'answered' },
  ];
  expect(decide(batch, {}, { devices })).toEqual(['accepted', 'already_answered']);
  expect(decide(batch, { allowMultipleResponses: true }, { devices })).toEqual(['accepted', 'accepted']);
});

test('people known by name share a device, but answer once each', () => {
  const by = (name: string) => ({
    deviceHash: 'kiosk',
    right: { memberId: name, claim: `hash of ${name}`, place: null, segment: '' },
  });
  const batch = [
    { keyHash: 'a', ...by('Ada') },
    { keyHash: 'b', ...by('Ben') },
    { keyHash: 'c', ...by('Ada') },
    { keyHash: 'd', deviceHash: 'kiosk' },
  ];
  expect(decide(batch, { anonymous: false })).toEqual(['accepted', 'accepted', 'already_answered', 'already_answered']);
});

test('invited people share a device, but each invitation and each token counts once', () => {
  const right = { memberId: null, claim: null, place: null, segment: '' };
  const invited = (place: number) => ({ deviceHash: 'kiosk', right: { ...right, place } });
  const token = (claim: string) => ({ deviceHash: 'kiosk', right: { ...right, claim } });
  const batch = [
    { keyHash: 'a', ...invited(1) },
    { keyHash: 'b', ...invited(2) },
    { keyHash: 'c', ...invited(1) },
    { keyHash: 'd', ...invited(3) },
    { keyHash: 'e', ...token('one') },
    { keyHash: 'f', ...token('two') },
    { keyHash: 'g', ...token('one') },
    { keyHash: 'a', ...invited(1) },
  ];
  expect(decide(batch, {}, { usedPlaces: new Set([3]) })).toEqual([
    'accepted',
    'accepted',
    'already_answered',
    'already_answered',
    'accepted',
    'accepted',
    'already_answered',
    'repeated',
  ]);
});
