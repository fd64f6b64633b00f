import type { Pending } from '../answers/kept-answers.ts';
import { fieldValue, jsonOrNull, publicSurveyPath, sendRequest } from './send-request.ts';
import { OFFLINE, submitOutcomeOf, type SubmitOutcome } from './submit-outcome.ts';

/** Browsers refuse to finish larger requests after the page has gone. */
const KEEPALIVE_LIMIT = 30_000;

/** What the page asks the server. No request carries a cookie, and a referrer neither. */
export interface SurveyCalls {
  submit(pending: Pending): Promise<SubmitOutcome>;
  announceStart(device: string): Promise<void>;
  findSignedIn(): Promise<SignedIn>;
}

/** Whose name an attributed response carries, as far as the page knows. */
export type SignedIn = { kind: 'nameless' } | { kind: 'signed_in' } | { kind: 'named'; name: string };

export function createSurveyCalls(surveyId: string): SurveyCalls {
  return {
    submit: async ({ key, body, withName }) => {
      const token = withName ? readToken() : null;
      const json = JSON.stringify(body);
      try {
        const response = await sendRequest(publicSurveyPath(surveyId, '/responses'), {
          method: 'POST',
          body: json,
          keepalive: json.length < KEEPALIVE_LIMIT,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        return submitOutcomeOf(
          {
            status: response.status,
            body: await jsonOrNull(response),
            retryAfter: response.headers.get('retry-after'),
          },
          Date.now(),
        );
      } catch {
        // Deliberate: a request that got no answer is sent again, whatever the reason.
        return OFFLINE;
      }
    },
    announceStart: async (device) => {
      const body = JSON.stringify({ device });
      const headers = { 'content-type': 'application/json' };
      // Deliberate: a missed start only makes the completion rate a little better than it is; answering must not suffer.
      await sendRequest(publicSurveyPath(surveyId, '/starts'), { method: 'POST', body, headers }).catch(
        () => undefined,
      );
    },
    findSignedIn: () => findSignedIn(publicSurveyPath(surveyId, '')),
  };
}

async function findSignedIn(path: string): Promise<SignedIn> {
  const token = readToken();
  if (token === null) return { kind: 'nameless' };
  try {
    const response = await sendRequest(path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return { kind: 'signed_in' };
    const name = fieldValue(fieldValue(await jsonOrNull(response), 'survey'), 'respondentName');
    return typeof name === 'string' && name !== '' ? { kind: 'named', name } : { kind: 'nameless' };
  } catch {
    // Deliberate: without a connection nobody knows better than the device.
    return { kind: 'signed_in' };
  }
}

function readToken(): string | null {
  try {
    return window.localStorage.getItem('token');
  } catch {
    // Deliberate: a browser that refuses to tell has nobody signed in.
    return null;
  }
}
