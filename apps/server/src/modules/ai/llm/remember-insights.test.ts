import { expect, it } from 'vitest';
import { openModelGate } from '../../../../test-support/model-server.ts';
import type { InsightsEvidence, WrittenInsights } from '../ai-engine.ts';
import { rememberInsights } from './language-model-engine.ts';

const evidence = (responseCount: number): InsightsEvidence => ({
  minGroup: 5,
  surveyCount: 1,
  responseCount,
  categories: [],
  questions: [],
  enps: null,
  themes: [],
  otherLanguages: [],
  silentGroups: [],
  commentCount: 0,
  unaskedCategories: [],
  thinCategories: [],
  asksOpenQuestions: true,
  namedValues: [],
  handbook: {},
});

const words: WrittenInsights = {
  keyThemes: ['A theme'],
  recommendations: [],
  blindSpots: [],
  riskAreas: [],
  evidence: [],
  source: { engine: 'x', model: 'y', version: '1' },
};

function setUp(answers: (() => Promise<WrittenInsights>)[]) {
  let time = Date.parse('2026-03-01T12:00:00Z');
  let asked = 0;
  const insights = rememberInsights(
    () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer ? answer() : Promise.reject(new Error('no answer prepared'));
    },
    { now: () => new Date(time) },
  );
  return {
    insights: (given: InsightsEvidence) => insights(given, openModelGate()),
    asked: () => asked,
    pass: (ms: number) => (time += ms),
  };
}

const works = () => Promise.resolve(words);
const fails = () => Promise.reject(new Error('down'));

it('asks once for the same evidence, also while the first is on its way', async () => {
  const { insights, asked, pass } = setUp([works]);
  const both = await Promise.all([insights(evidence(10)), insights(evidence(10))]);
  pass(86_400_000);
  expect([...both, await insights(evidence(10))]).toEqual([words, words, words]);
  expect(asked()).toBe(1);
});

it('asks again when an answer more has been released', async () => {
  const { insights, asked } = setUp([works]);
  await insights(evidence(10));
  await insights(evidence(15));
  expect(asked()).toBe(2);
});

it('leaves a model that failed alone for five minutes, then asks again', async () => {
  const { insights, asked, pass } = setUp([fails, works]);
  await expect(insights(evidence(10))).rejects.toThrow('down');
  pass(299_999);
  await expect(insights(evidence(10))).rejects.toThrow('down');
  expect(asked()).toBe(1);
  pass(1);
  expect(await insights(evidence(10))).toEqual(words);
});

it('forgets the oldest of many', async () => {
  const { insights, asked } = setUp([works]);
  for (let count = 0; count <= 200; count += 1) await insights(evidence(count));
  await insights(evidence(200));
  expect(asked()).toBe(201);
  await insights(evidence(0));
  expect(asked()).toBe(202);
});
