import type { Segment } from '@vela/domain/anonymity';
import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeQuestion, wholeCompany } from '../../../test-support/factories.ts';
import {
  answerSegment,
  askAnew,
  makeSegmentedSurvey,
  type GivenAnswers,
  type SegmentedSurvey,
} from '../../../test-support/segmented-survey.ts';
import { findRollupDifferences, finishCollecting, getGatedSurvey, openCounts, readTexts } from './index.ts';
import { readResponses } from './gated-reads.ts';

const testApp = useTestApp();
const LAW: Segment = { department: 'law' };
const CARE: Segment = { department: 'care' };
const LAB: Segment = { department: 'lab' };
const RATING = { _id: 'rating', type: 'rating' } as const;
const LEAD = { _id: 'lead', type: 'yes_no', required: false } as const;
const WHY = { _id: 'why', type: 'text', required: false } as const;

const makeSurvey = (invited: [Segment, number][], anonymous = true) =>
  makeSegmentedSurvey(
    testApp(),
    [RATING, LEAD, WHY].map((question) => makeQuestion(testApp().deps, question)),
    { invited, anonymous },
  );

const answer = (survey: SegmentedSurvey, segment: Segment, count: number, given?: GivenAnswers) =>
  answerSegment(testApp(), survey, { segment, count, given });

async function close({ companyId, surveyId, inTenant }: SegmentedSurvey) {
  await inTenant((tx) => finishCollecting(tx, testApp().deps, { companyId, surveyId }));
  await readRows(testApp().owner, `update surveys set status = 'closed' where id = $1`, [surveyId]);
}

/** What is released: of the whole survey and of each department. */
async function read({ companyId, surveyId, inTenant }: SegmentedSurvey) {
  return inTenant(async (tx) => {
    const survey = await getGatedSurvey(tx, wholeCompany(companyId), surveyId);
    const counts = (await openCounts(tx, companyId, [survey])).get(surveyId);
    const departments = counts?.segments('department') ?? [];
    const { responses } = await readResponses(tx, survey, { responses: 200, texts: 200 });
    const differences = await findRollupDifferences(tx, companyId, surveyId);
    return {
      survey,
      whole: counts?.whole().byQuestion,
      departments: Object.fromEntries(departments.map(({ value, ...department }) => [value, department])),
      released: Object.fromEntries(departments.map(({ value, hidden, released }) => [value, hidden ? null : released])),
      rows: responses,
      differences,
    };
  });
}

test('a group shows when it is a whole one and leaves nobody who would be too few', async () => {
  const survey = await makeSurvey([
    [LAW, 20],
    [CARE, 8],
  ]);
  const shown: Record<string, number | null>[] = [];
  for (const [segment, count] of [
    [LAW, 4],
    [CARE, 5],
    [LAW, 1],
    [CARE, 2],
    [CARE, 1],
  ] as const) {
    await answer(survey, segment, count);
    shown.push((await read(survey)).released);
  }
  expect(shown).toEqual([
    { law: null, care: null },
    // Three of eight have not answered: later they could not be released.
    { law: null, care: null },
    { law: 5, care: null },
    { law: 5, care: null },
    { law: 5, care: 8 },
  ]);
  const { whole, departments, differences } = await read(survey);
  expect(whole?.get('rating')).toMatchObject({ asked: 13, answered: 13, values: { '4': 13 } });
  expect(departments.care).toMatchObject({ invited: 8, hidden: false });
  expect(departments.care?.counts.byQuestion.get('rating')?.answered).toBe(8);
  expect(differences).toEqual([]);
});

test('a hidden group says that it is hidden and nothing else', async () => {
  const survey = await makeSurvey([
    [LAW, 20],
    [CARE, 20],
  ]);
  await answer(survey, LAW, 6);
  await answer(survey, CARE, 4);
  const { departments } = await read(survey);
  expect(departments.care).toEqual({
    invited: 20,
    released: 0,
    hidden: true,
    counts: { byQuestion: new Map(), seconds: {} },
  });
});

test('closing merges what is left, and what waits on takes part again when the survey reopens', async () => {
  const survey = await makeSurvey([
    [LAW, 20],
    [CARE, 20],
    [LAB, 20],
  ]);
  await answer(survey, LAW, 6);
  await close(survey);
  await answer(survey, CARE, 2);
  await answer(survey, LAB, 2);
  await close(survey);
  expect((await read(survey)).survey).toMatchObject({ submitted: 10, released: 6 });
  await answer(survey, LAB, 1);
  await close(survey);
  const { survey: counters, released, whole, rows, differences } = await read(survey);
  expect(counters).toMatchObject({ submitted: 11, released: 11 });
  expect(released).toEqual({ law: 6, care: null, lab: null });
  expect(whole?.get('rating')).toMatchObject({ answered: 11 });
  expect(rows).toHaveLength(11);
  expect(differences).toEqual([]);
});

test('responses of a survey with groups are read one by one after closing only', async () => {
  const survey = await makeSurvey([[LAW, 20]]);
  await answer(survey, LAW, 10, { why: 'Because' });
  expect((await read(survey)).rows).toEqual([]);
  await close(survey);
  expect((await read(survey)).rows).toHaveLength(10);
});

test('comments are read within a group of enough people, and in the whole survey', async () => {
  const survey = await makeSurvey([
    [LAW, 40],
    [CARE, 40],
    [LAB, 40],
  ]);
  await answer(survey, LAW, 20, { why: 'law' });
  await answer(survey, CARE, 12, { why: 'care' });
  await answer(survey, LAB, 6, { why: 'lab' });
  await close(survey);
  const texts = (segment?: Segment) =>
    survey.inTenant(async (tx) => {
      const { survey: gated } = await read(survey);
      return (await readTexts(tx, gated, { limit: 100, ...(segment ? { segment } : {}) })).written;
    });
  // Without care, which goes with it, the whole less the others would leave the six of the lab.
  expect([await texts(), await texts(LAW), await texts(CARE), await texts(LAB)]).toEqual([38, 20, 0, 0]);
});

test('whoever answers after an edit is released with those alone who were asked the same', async () => {
  const survey = await makeSurvey([]);
  await readRows(testApp().owner, `update surveys set segment_plan = null, access = 'anyone_with_link' where id = $1`, [
    survey.surveyId,
  ]);
  await answer(survey, {}, 9, { lead: 9 });
  await askAnew(testApp(), survey, [RATING, { ...LEAD, hidden: true }, WHY]);
  const shown = async () => {
    const { rows, whole, survey: gated } = await read(survey);
    return [rows.length, whole?.get('rating')?.answered, gated.submitted];
  };
  await answer(survey, {}, 4, { version: 2 });
  expect(await shown()).toEqual([9, 9, 13]);
  await close(survey);
  expect(await shown()).toEqual([9, 9, 13]);
  await readRows(testApp().owner, `update surveys set status = 'active' where id = $1`, [survey.surveyId]);
  await answer(survey, {}, 1, { version: 2 });
  expect(await shown()).toEqual([14, 14, 14]);
});

test('an edit of the wording alone parts nobody', async () => {
  const survey = await makeSurvey([]);
  await readRows(testApp().owner, `update surveys set segment_plan = null, access = 'anyone_with_link' where id = $1`, [
    survey.surveyId,
  ]);
  await answer(survey, {}, 3);
  await askAnew(
    testApp(),
    survey,
    [RATING, LEAD, WHY].map((question) => ({ ...question, text: 'Said better' })),
  );
  await answer(survey, {}, 2, { version: 2 });
  expect((await read(survey)).rows).toHaveLength(5);
});

test('texts of a survey that only one of its departments answered wait until there are enough of that', async () => {
  const textsAfter = async (invited: [Segment, number][]) => {
    const survey = await makeSurvey(invited);
    await answer(survey, LAW, 6, { why: 'law' });
    await close(survey);
    const { survey: gated, rows } = await read(survey);
    return [rows.length, (await survey.inTenant((tx) => readTexts(tx, gated, { limit: 100 }))).written];
  };
  const both: [Segment, number][] = [
    [LAW, 20],
    [CARE, 20],
  ];
  expect(await textsAfter(both)).toEqual([6, 0]);
  expect(await textsAfter([[LAW, 20]])).toEqual([6, 6]);
});

/** How many rows, texts in them, and texts are listed once it is closed. */
async function closedTexts(survey: SegmentedSurvey) {
  await close(survey);
  const { survey: gated, rows } = await read(survey);
  const { texts: written } = await survey.inTenant((tx) => readTexts(tx, gated, { limit: 100 }));
  const inRows = rows.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === 'why'));
  return [rows.length, inRows.length, written.length];
}

test('texts that a reopening brings wait until so many are new that none of them is one department’s', async () => {
  const survey = await makeSurvey([
    [LAW, 40],
    [CARE, 40],
  ]);
  await answer(survey, LAW, 12, { why: 'law' });
  await answer(survey, CARE, 12, { why: 'care' });
  expect(await closedTexts(survey)).toEqual([24, 0, 24]);
  await answer(survey, LAW, 6, { why: 'later law' });
  expect(await closedTexts(survey)).toEqual([30, 0, 24]);
  await answer(survey, CARE, 6, { why: 'later care' });
  expect(await closedTexts(survey)).toEqual([36, 0, 36]);
});

test('rows have texts only where results tell no groups apart: the figures of a group say step by step whose rows they are', async () => {
  const told = await makeSurvey([[LAW, 40]]);
  for (let step = 0; step < 3; step += 1) await answer(told, LAW, 5, { why: `law ${step}` });
  expect(await closedTexts(told)).toEqual([15, 0, 15]);
  const together = await makeSurvey([[{}, 40]]);
  for (let step = 0; step < 3; step += 1) await answer(together, {}, 5, { why: `all ${step}` });
  expect(await closedTexts(together)).toEqual([15, 15, 15]);
});

test('two filters stand on twice as many people, and a manager has one', async () => {
  const [young, old]: [Segment, Segment] = [
    { ...LAW, tenure: 'under_1' },
    { ...LAW, tenure: 'over_6' },
  ];
  const survey = await makeSurvey([
    [young, 20],
    [old, 30],
  ]);
  await answer(survey, young, 9);
  await answer(survey, old, 10);
  const { survey: gated } = await read(survey);
  const filtered = (filter: Segment, role: 'admin' | 'manager') =>
    survey.inTenant(async (tx) =>
      (await openCounts(tx, survey.companyId, [gated])).get(survey.surveyId)?.filtered(filter, role),
    );
  expect(await filtered(LAW, 'manager')).toMatchObject({ released: 19, hidden: false });
  expect(await filtered({ tenure: 'under_1' }, 'manager')).toMatchObject({ released: 9, hidden: false });
  expect(await filtered(old, 'admin')).toMatchObject({ released: 10, invited: 30, hidden: false });
  expect(await filtered(young, 'admin')).toMatchObject({ released: 0, invited: 20, hidden: true });
  expect(await filtered({}, 'manager')).toMatchObject({ released: 19, invited: 50, hidden: false });
  await expect(filtered(young, 'manager')).rejects.toMatchObject({ code: 'invalid' });
  await expect(filtered({ ...young, location: 'here' }, 'admin')).rejects.toMatchObject({ code: 'invalid' });
});

test('a question moves in steps of its own, and rows never say more than the figures', async () => {
  const survey = await makeSurvey([]);
  await readRows(testApp().owner, `update surveys set segment_plan = null, access = 'anyone_with_link' where id = $1`, [
    survey.surveyId,
  ]);
  const steps = [];
  for (const lead of [3, 4, 2, 1]) {
    await answer(survey, {}, 5, { lead });
    const { whole, rows, differences } = await read(survey);
    const inRows = rows.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === 'lead')).length;
    steps.push([whole?.get('lead')?.asked, whole?.get('lead')?.answered, inRows, rows.length]);
    expect(differences).toEqual([]);
  }
  expect(steps).toEqual([
    [0, 0, 0, 5],
    [10, 7, 7, 10],
    [10, 7, 7, 15],
    [10, 7, 7, 20],
  ]);
  await close(survey);
  const closed = await read(survey);
  expect(closed.whole?.get('lead')).toMatchObject({ answered: 7, hidden: false });
  expect(closed.rows.flatMap(({ answers }) => answers.filter(({ questionId }) => questionId === 'lead'))).toHaveLength(
    7,
  );
  // Of the steps only their order is kept: before and since what is held.
  const kept = await readRows(
    testApp().owner,
    'select distinct step::int from responses where survey_id = $1 order by 1',
    [survey.surveyId],
  );
  expect(kept).toEqual([{ step: 0 }, { step: 1 }]);
});

test('what groups hold back is counted for the whole survey when it closes', async () => {
  const survey = await makeSurvey([
    [LAW, 20],
    [CARE, 20],
  ]);
  await answer(survey, LAW, 6, { lead: 3 });
  await answer(survey, CARE, 6, { lead: 2 });
  expect((await read(survey)).whole?.get('lead')).toMatchObject({ answered: 0, hidden: true });
  await close(survey);
  const { whole, departments, differences } = await read(survey);
  expect(whole?.get('lead')).toMatchObject({ asked: 12, answered: 5, values: { yes: 5 }, hidden: false });
  expect(departments.law?.counts.byQuestion.get('lead')).toBeUndefined();
  expect(differences).toEqual([]);
});

test('an attributed survey tells its groups apart at once', async () => {
  const survey = await makeSurvey(
    [
      [LAW, 3],
      [CARE, 2],
    ],
    false,
  );
  await answer(survey, LAW, 2, { lead: 1, why: 'law' });
  await answer(survey, CARE, 1);
  const { released, departments, rows, differences } = await read(survey);
  expect(released).toEqual({ law: 2, care: 1 });
  expect(departments.law?.counts.byQuestion.get('lead')).toMatchObject({ asked: 2, answered: 1 });
  expect(departments.care?.counts.byQuestion.get('lead')).toMatchObject({ asked: 1, answered: 0 });
  expect(rows).toHaveLength(3);
  expect(differences).toEqual([]);
});

test('a group that the plan does not know counts for the whole survey', async () => {
  const survey = await makeSurvey([[LAW, 20]]);
  await answer(survey, { department: 'elsewhere' }, 5);
  const { released, whole } = await read(survey);
  expect(released).toEqual({ law: null });
  expect(whole?.get('rating')?.answered).toBe(5);
});
