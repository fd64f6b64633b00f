import { correlationOf, drivers, rateFigure } from '@vela/domain/analytics';
import { medianOf, roundHalfUp } from '@vela/domain/scoring';
import { CATEGORIES, type Question } from '@vela/domain/surveys';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  plainAverage,
  plainCorrelation,
  plainCount,
  plainFigure,
  plainMedian,
  plainShareInterval,
  plainStudent,
  type PlainFigure,
  type PlainPerson,
} from '../../../test-support/plain-analytics.ts';
import { peopleArbitrary, questionsArbitrary } from '../../../test-support/random-answers.ts';
import type { QuestionCounts, SurveyCounts } from '../responses/index.ts';
import { questionAnalytics } from './question-analytics.ts';
import { joinTopics, NO_COUNTS, tallyTopics } from './survey-digest.ts';
import { enpsOf, favourableOfTopic, scoreOfTopic } from './topic-figures.ts';

/** What rollups hold of answers, as the guide says. */
function countsOf(questions: readonly Question[], people: readonly PlainPerson[]): SurveyCounts {
  const byQuestion = questions.map((question): [string, QuestionCounts] => {
    const values = new Map<string, number>();
    let answered = 0;
    let notApplicable = 0;
    for (const { answers } of people) {
      const given = answers.get(question._id);
      if (given === null) notApplicable += 1;
      if (given === null || given === undefined) continue;
      answered += 1;
      if (question.type === 'text') continue;
      for (const value of [given].flat()) values.set(value, (values.get(value) ?? 0) + 1);
    }
    const counts = { asked: people.length, answered, notApplicable, values: Object.fromEntries(values) };
    return [question._id, { ...counts, hidden: false }];
  });
  return { byQuestion: new Map(byQuestion), seconds: {} };
}

const surveyArbitrary = questionsArbitrary.chain((questions) =>
  fc.record({ questions: fc.constant(questions), people: peopleArbitrary(questions, { minLength: 0, maxLength: 60 }) }),
);

const topicsOf = ({ questions, people }: { questions: Question[]; people: PlainPerson[] }) =>
  tallyTopics(questions, countsOf(questions, people), { waiting: 0, hidden: false });

function expectSame(figure: ReturnType<typeof scoreOfTopic>, plain: PlainFigure, decimals: number): void {
  expect(figure.base).toBe(plain.base);
  expect(figure.people).toBe(plain.people);
  if (plain.base > 0) {
    expect(figure.leftOut).toEqual({ skipped: plain.skipped, notApplicable: plain.notApplicable, waiting: 0 });
  }
  for (const end of ['value', 'low', 'high'] as const) {
    const [own, other] = [figure[end], plain[end]];
    if (own === null || other === null) expect(own).toBe(other);
    // Half a step apart they may be where one is rounded, and a hair more.
    else expect(Math.abs(own - other)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-4);
  }
}

describe('plain loops over raw answers agree', () => {
  it('on scores, favourable shares and eNPS with their intervals', () => {
    fc.assert(
      fc.property(surveyArbitrary, (survey) => {
        const topics = topicsOf(survey);
        expectSame(enpsOf(topics), plainFigure([survey], { of: 'enps' }), 0);
        expectSame(scoreOfTopic(topics, 'score'), plainFigure([survey], { of: 'score' }), 1);
        for (const category of CATEGORIES) {
          expectSame(scoreOfTopic(topics, category), plainFigure([survey], { of: 'score', category }), 1);
        }
      }),
    );
  });

  it('on favourable shares', () => {
    fc.assert(
      fc.property(surveyArbitrary, (survey) => {
        const withoutEnps = { ...survey, questions: survey.questions.filter(({ type }) => type !== 'enps') };
        const figure = favourableOfTopic(topicsOf(withoutEnps), 'score');
        expectSame(figure, plainFigure([withoutEnps], { of: 'favourable' }), 1);
      }),
    );
  });

  it('on several surveys together', () => {
    fc.assert(
      fc.property(fc.array(surveyArbitrary, { minLength: 1, maxLength: 4 }), (surveys) => {
        const topics = joinTopics(surveys.map(topicsOf));
        expectSame(scoreOfTopic(topics, 'score'), plainFigure(surveys, { of: 'score' }), 1);
        expectSame(enpsOf(topics), plainFigure(surveys, { of: 'enps' }), 0);
      }),
      { numRuns: 50 },
    );
  });

  it('on counts, averages and yes of every question', () => {
    fc.assert(
      fc.property(surveyArbitrary, ({ questions, people }) => {
        const counts = countsOf(questions, people);
        for (const question of questions) {
          const own = counts.byQuestion.get(question._id) ?? NO_COUNTS;
          const result = questionAnalytics({ question, counts: own }, { waiting: 0, before: null });
          const average = plainAverage(question, people);
          if (average === null) expect(result.analytics.average).toBeNull();
          else expect(result.analytics.average).toBeCloseTo(average, 9);
          expect(result.asked).toBe(result.responseCount + result.skippedCount + result.notApplicableCount);
          for (const { value, count } of result.analytics.distribution) {
            expect(count).toBe(plainCount(question, people, value));
          }
          if (question.type !== 'enps') expect(result.analytics.enps).toBeNull();
          if (question.type !== 'yes_no') continue;
          const yes = plainCount(question, people, 'yes');
          const no = plainCount(question, people, 'no');
          expect(result.analytics.yesPercentage).toBe(yes + no === 0 ? null : roundHalfUp((yes / (yes + no)) * 100, 1));
        }
      }),
    );
  });

  it('on medians', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 900 }), { maxLength: 80 }), (seconds) => {
        const counts: Record<string, number> = {};
        for (const second of seconds) counts[second] = (counts[second] ?? 0) + 1;
        expect(medianOf(counts)).toBe(plainMedian(seconds));
      }),
    );
  });

  it('on response rates', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 400 }), (submitted, invited) => {
        const part = Math.min(submitted, invited);
        const figure = rateFigure({ part: submitted, whole: invited });
        const [low, high] = plainShareInterval(part / invited, invited);
        expect(figure.value).toBeCloseTo((part / invited) * 100, 0);
        expect(Math.abs((figure.low ?? Number.NaN) - low)).toBeLessThan(0.051);
        expect(Math.abs((figure.high ?? Number.NaN) - high)).toBeLessThan(0.051);
      }),
    );
  });

  it('on correlations and the order of drivers', () => {
    const score = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10);
    const point = fc.record({ engagement: score, growth: score, workload: score });
    fc.assert(
      fc.property(fc.array(point, { minLength: 8, maxLength: 40 }), point, (points, scores) => {
        const pairs = points.map(({ engagement, growth }) => [engagement, growth] as const);
        const own = correlationOf(pairs);
        const plain = plainCorrelation(pairs);
        if (own !== null && Number.isFinite(plain)) expect(own).toBeCloseTo(plain, 6);
        const found = drivers(points, scores);
        for (const { category, impact, points: count } of found) {
          expect(count).toBe(points.length);
          const r = plainCorrelation(
            points.map((one) => [one.engagement, one[category === 'growth' ? 'growth' : 'workload']]),
          );
          const room = 100 - scores[category === 'growth' ? 'growth' : 'workload'];
          expect(Math.abs(impact - r * room)).toBeLessThan(0.051);
        }
        const impacts = found.map(({ impact }) => impact);
        expect(impacts).toEqual([...impacts].sort((a, b) => b - a));
      }),
    );
  });

  it('on the quantiles, from the density itself', () => {
    for (const [degrees, printed] of [
      [1, 12.7062],
      [4, 2.77645],
      [29, 2.04523],
    ] as const) {
      expect(Math.abs(plainStudent(degrees) - printed)).toBeLessThan(1e-4);
    }
  });
});
