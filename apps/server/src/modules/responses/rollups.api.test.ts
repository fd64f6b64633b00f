import type { Tx } from '@vela/db';
import type { Answer, Question } from '@vela/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeQuestion } from '../../../test-support/factories.ts';
import { launchSurvey } from '../surveys/index.ts';
import { addResponses, findRollupDifferences, rebuildRollups } from './index.ts';
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
