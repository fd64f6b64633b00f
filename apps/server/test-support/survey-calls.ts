import type { Survey } from '@vela/contract';
import type { TestApp } from './build-test-app.ts';

export const RATING = { text: 'How was your week?', type: 'rating' };
export const SURVEY_BODY = { title: 'Weekly pulse', questions: [RATING] };

/** A draft made by the call that the web app makes. */
export async function makeSurvey(app: Pick<TestApp, 'call'>, token: string, body: object = {}): Promise<Survey> {
  const answer = await app.call('POST', '/api/surveys', { token, body: { ...SURVEY_BODY, ...body } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ survey: Survey }>().survey;
}

export async function launchedSurvey(app: Pick<TestApp, 'call'>, token: string, id: string): Promise<Survey> {
  const answer = await app.call('POST', `/api/surveys/${id}/launch`, { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ survey: Survey }>().survey;
}
