import { SURVEY_LIMITS } from '@vela/domain/surveys';
import { expect, test } from 'vitest';
import { makeActiveSurvey, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';

const testApp = useTestApp();

test('the longest response that the limits allow is taken, in any script', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = Array.from({ length: SURVEY_LIMITS.questions }, (_, index) => ({
    text: `Tell us more about part ${String(index + 1)}`,
    type: 'text',
    longText: true,
    allowComment: true,
  }));
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  const text = '字'.repeat(SURVEY_LIMITS.answerText);
  const answers = survey.questionIds.map((questionId) => ({ questionId, answer: text, comment: text }));
  expect((await submitAnswers(testApp(), survey, [], { body: { answers } })).statusCode).toBe(201);
});
