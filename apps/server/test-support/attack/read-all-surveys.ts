import { endpoints, type Endpoint } from '@vela/contract';
import { z } from 'zod';
import type { Reading } from './reading.ts';
import { readPath, type Moment } from './read-survey.ts';
import { surveyOf } from './stage.ts';

const PATHS = [
  ...['7d', '30d', '90d'].map((timeframe) => `/api/analytics/company?timeframe=${timeframe}`),
  '/api/analytics/executive',
  '/api/ai/company-insights',
  '/api/company/insights',
  '/api/company/dashboard',
  '/api/surveys',
  '/api/notifications/outbox',
];

/** What is told of all surveys together. */
export async function readAllSurveys(moment: Moment): Promise<Reading[]> {
  const readings = await Promise.all(PATHS.map((path) => readPath(moment, { path })));
  return [...readings, ...modelInput(moment)];
}

/** What a language model was given meanwhile. */
function modelInput({ stage, at }: Moment): Reading[] {
  const common = {
    at,
    reader: 'language model',
    person: null,
    survey: null,
    path: 'model input',
    filter: {},
    status: 200,
  };
  return stage.app.takeModelInput().map((body) => ({ ...common, body, json: undefined }));
}

/** Every call of the API that only reads, about every survey where it is about one. Calls that come later are among them. */
export async function readEverything(moment: Moment): Promise<Reading[]> {
  const surveys = [...moment.stage.surveys.keys()];
  const calls = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET');
  const wanted = calls.flatMap((call): { path: string; survey: number | null }[] => {
    const path = withLongestPage(call);
    if (!path.includes('{')) return [{ path, survey: null }];
    return surveys.map((survey) => ({ path: path.replace('{id}', surveyOf(moment.stage, survey).id), survey }));
  });
  return Promise.all(wanted.map((one) => readPath(moment, one)));
}

/** Who stands on the first page of a list and who does not says nothing. */
const withLongestPage = ({ path, query }: Endpoint): string =>
  query instanceof z.ZodObject && 'limit' in query.shape ? `${path}?limit=200` : path;
