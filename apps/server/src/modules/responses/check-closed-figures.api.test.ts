import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { runJobs, useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft } from '../../../test-support/factories.ts';
import { closeSurvey, launchSurvey } from '../surveys/index.ts';
import { addResponses, findRollupDifferences } from './index.ts';

const testApp = useTestApp();

/** A survey that eight people have answered with a 4. */
async function makeAnswered() {
  const { deps, owner } = testApp();
  const { actor, companyId } = await makeCompany(deps);
  const surveyId = await makeDraft(deps, actor);
  await launchSurvey(deps, actor, surveyId);
  const [question] = await readRows(owner, `select questions -> 0 ->> '_id' as id from surveys where id = $1`, [
    surveyId,
  ]);
  const questionId = String(question?.id);
  const response = { version: 1, answers: [{ questionId, answer: '4' }], completionSeconds: 60 };
  const responses = Array.from({ length: 8 }, () => ({ ...response, submittedOn: '2026-03-01' }));
  await deps.db.inTenant(companyId, (tx) =>
    addResponses(tx, deps, { companyId, surveyId, responses, started: responses.length }),
  );
  const readRollups = () => readRows(owner, 'select * from survey_rollups where survey_id = $1', [surveyId]);
  const miscount = () =>
    readRows(
      owner,
      `update survey_rollups set answers = jsonb_set(answers::jsonb, array[$2, 'values', '4'], '7')::json where survey_id = $1`,
      [surveyId, questionId],
    );
  const differences = () =>
    deps.db.inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, surveyId)).then((found) => found.length);
  const close = () => closeSurvey(deps, actor, surveyId);
  return { readRollups, miscount, differences, close };
}

test('figures of a closed survey that say something else than its responses are put right', async () => {
  const { miscount, differences, close } = await makeAnswered();
  await close();
  await miscount();
  expect(await differences()).toBe(1);
  await runJobs(testApp());
  expect(await differences()).toBe(0);
});

test('figures that are right stay as they are, to the letter', async () => {
  const { readRollups, close } = await makeAnswered();
  await close();
  const before = await readRollups();
  await runJobs(testApp());
  expect(await readRollups()).toEqual(before);
});
