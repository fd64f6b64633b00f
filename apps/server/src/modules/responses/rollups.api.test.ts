import type { Tx } from '@vela/db';
import { segmentKey, type Segment } from '@vela/domain/anonymity';
import type { Answer, Question } from '@vela/domain/surveys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeQuestion, wholeCompany } from '../../../test-support/factories.ts';
import { makeSegmentedSurvey } from '../../../test-support/segmented-survey.ts';
import { launchSurvey } from '../surveys/index.ts';
import {
  addResponses,
  findRollupDifferences,
  finishCollecting,
  getGatedSurvey,
  openCounts,
  rebuildRollups,
  type SurveyCounts,
} from './index.ts';
import type { ArrivingResponse } from './store-responses.ts';

const testApp = useTestApp();

async function makeLaunched(questions?: Question[]) {
  const { deps } = testApp();
  const { actor, companyId } = await makeCompany(deps);
  const surveyId = await makeDraft(deps, actor, questions);
  await launchSurvey(deps, actor, surveyId);
  return { companyId, surveyId };
}

const inTenant = <T>(companyId: string, run: (tx: Tx) => Promise<T>) => testApp().deps.db.inTenant(companyId, run);

const QUESTIONS: [id: string, question: Partial<Question>][] = [
  ['rating', { type: 'rating' }],
  ['choice', { type: 'multiple_choice', options: ['Here', 'There'], allowMultiple: true }],
  ['text', { type: 'text' }],
  ['yes', { type: 'yes_no', allowNotApplicable: true }],
];

const answerOf = (questionId: string): fc.Arbitrary<Answer> => {
  const values: Record<string, fc.Arbitrary<Answer['answer']>> = {
    rating: fc.constantFrom('1', '2', '5'),
    choice: fc.subarray(['Here', 'There'], { minLength: 1 }),
    text: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
    yes: fc.constantFrom('yes', 'no', null),
  };
  return (values[questionId] ?? fc.constant(null)).map((answer) =>
    answer === null ? { questionId, answer, notApplicable: true } : { questionId, answer },
  );
};

const response: fc.Arbitrary<ArrivingResponse> = fc.record({
  version: fc.constant(1),
  completionSeconds: fc.option(fc.nat(1000)),
  submittedOn: fc.constantFrom('2026-03-01', '2026-03-02'),
  answers: fc.subarray(QUESTIONS.map(([id]) => id)).chain((ids) => fc.tuple(...ids.map(answerOf))),
});

test('after any batches the rollups say what the responses say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(response, { maxLength: 7 }), { maxLength: 6 }), async (batches) => {
      const { deps } = testApp();
      const { companyId, surveyId } = await makeLaunched(
        QUESTIONS.map(([_id, question]) => makeQuestion(deps, { _id, ...question })),
      );
      for (const responses of batches) {
        await inTenant(companyId, (tx) =>
          addResponses(tx, deps, { companyId, surveyId, responses, started: responses.length }),
        );
      }
      const differences = await inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, surveyId));
      expect(differences).toEqual([]);
      const [counters] = await readRows(
        testApp().owner,
        'select submitted::int, released::int, started::int from survey_counters where survey_id = $1',
        [surveyId],
      );
      const total = batches.flat().length;
      expect(counters).toMatchObject({ submitted: total, started: total });
      expect(total - Number(counters?.released)).toBeLessThan(5);
    }),
    { numRuns: 25 },
  );
});

const DEPARTMENTS: Segment[] = [
  { department: 'x', tenure: 'under_1' },
  { department: 'x', tenure: 'over_6' },
  { department: 'y' },
  {},
];

type Happening = { kind: 'answers'; responses: ArrivingResponse[] } | { kind: 'closing' } | { kind: 'rebuild' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.tuple(response, fc.constantFrom(...DEPARTMENTS.map(segmentKey), 'd=unknown')), { maxLength: 14 })
      .map((pairs) => ({
        kind: 'answers' as const,
        responses: pairs.map(([one, segment]) => ({ ...one, segment })),
      })),
  },
  fc.constant({ kind: 'closing' as const }),
  fc.constant({ kind: 'rebuild' as const }),
);

test('with groups, closings, reopenings and rebuilds they still do, and move in whole steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 9 }), async (happenings) => {
      const { deps } = testApp();
      const questions = QUESTIONS.map(([_id, question]) => makeQuestion(deps, { _id, ...question }));
      const invited = DEPARTMENTS.map((segment): [Segment, number] => [segment, 30]);
      const { companyId, surveyId, inTenant: run } = await makeSegmentedSurvey(testApp(), questions, { invited });
      let before = await readAll(companyId, surveyId);
      for (const one of happenings) {
        await run(async (tx) => {
          if (one.kind === 'closing') return finishCollecting(tx, deps, { companyId, surveyId });
          if (one.kind === 'rebuild') return rebuildRollups(tx, companyId, surveyId);
          return addResponses(tx, deps, { companyId, surveyId, responses: one.responses, started: 0 });
        });
        const after = await readAll(companyId, surveyId);
        expect(after.differences).toEqual([]);
        expectWholeSteps(before.groups, after.groups);
        before = after;
      }
    }),
    { numRuns: 25 },
  );
});

/** Every group that is released, the whole survey among them, with how many answered what. */
async function readAll(companyId: string, surveyId: string) {
  return inTenant(companyId, async (tx) => {
    const survey = await getGatedSurvey(tx, wholeCompany(companyId), surveyId);
    const open = (await openCounts(tx, companyId, [survey])).get(surveyId);
    const groups = new Map<string, { people: number; counts: SurveyCounts | undefined }>();
    groups.set('whole', { people: survey.released, counts: open?.whole() });
    for (const dimension of ['department', 'tenure'] as const) {
      for (const { value, released, counts } of open?.segments(dimension) ?? [])
        groups.set(`${dimension} ${value}`, { people: released, counts });
    }
    return { groups, differences: await findRollupDifferences(tx, companyId, surveyId) };
  });
}

type Groups = Awaited<ReturnType<typeof readAll>>['groups'];

function expectWholeSteps(before: Groups, after: Groups): void {
  for (const [name, { people, counts }] of after) {
    const earlier = before.get(name);
    expectWholeStep(people - (earlier?.people ?? 0));
    for (const [id] of QUESTIONS.filter(([one]) => one !== 'text')) {
      const [was, is] = [earlier?.counts?.byQuestion.get(id), counts?.byQuestion.get(id)];
      expectWholeStep((is?.answered ?? 0) - (was?.answered ?? 0));
      if (was?.answered === is?.answered) expect(is?.values).toEqual(was?.values ?? is?.values);
    }
  }
}

const expectWholeStep = (step: number) => expect(step === 0 || step >= 5 ? 'whole' : step).toBe('whole');

test('a rebuild never shows what is held', async () => {
  const { deps, owner } = testApp();
  const questions = [makeQuestion(deps, { _id: 'yes', type: 'yes_no', required: false })];
  const { companyId, surveyId } = await makeLaunched(questions);
  const add = (answered: number) =>
    inTenant(companyId, (tx) =>
      addResponses(tx, deps, {
        companyId,
        surveyId,
        started: 5,
        responses: Array.from({ length: 5 }, (_, person) => ({
          version: 1,
          answers: person < answered ? [{ questionId: 'yes', answer: 'yes' }] : [],
          completionSeconds: null,
          submittedOn: '2026-03-01',
        })),
      }),
    );
  await add(5);
  await add(2);
  const rebuild = () => inTenant(companyId, (tx) => rebuildRollups(tx, companyId, surveyId));
  const answered = async () =>
    (await readAll(companyId, surveyId)).groups.get('whole')?.counts?.byQuestion.get('yes')?.answered;
  await rebuild();
  expect(await answered()).toBe(5);
  // More is held than there is: nobody knows any more who was counted, so nobody is.
  await readRows(
    owner,
    `update survey_rollups set held = jsonb_set(held::jsonb, '{answers,yes,answered}', '9')::json where survey_id = $1`,
    [surveyId],
  );
  await rebuild();
  expect(await answered()).toBe(0);
  await add(1);
  expect(await answered()).toBe(8);
});

test('a difference is found and a rebuild removes it', async () => {
  const { deps, owner } = testApp();
  const { companyId, surveyId } = await makeLaunched();
  const [questionId] = await readRows(owner, `select questions -> 0 ->> '_id' as id from surveys where id = $1`, [
    surveyId,
  ]);
  const answers = [{ questionId: String(questionId?.id), answer: '4' }];
  const responses = Array.from({ length: 8 }, () => ({
    version: 1,
    answers,
    completionSeconds: 60,
    submittedOn: '2026-03-01',
  }));
  await inTenant(companyId, (tx) => addResponses(tx, deps, { companyId, surveyId, responses, started: 9 }));
  await readRows(
    owner,
    `update survey_rollups set answers = jsonb_set(answers::jsonb, array[$2, 'values', '4'], '7')::json where survey_id = $1`,
    [surveyId, String(questionId?.id)],
  );
  const find = () => inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, surveyId));
  expect(await find()).toEqual([{ what: `${answers[0]?.questionId} value 4`, stored: 7, counted: 8 }]);
  await inTenant(companyId, (tx) => rebuildRollups(tx, companyId, surveyId));
  expect(await find()).toEqual([]);
});
