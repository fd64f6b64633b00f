import type { CallPath } from '@vela/contract';

/** What the contract's addresses of calls about a survey end with. Types alone: its table would be much of the page. */
type CallEnding<P = CallPath> = P extends `/api/public/surveys/{id}${infer Ending}` ? Ending : never;

export const publicSurveyPath = (surveyId: string, ending: CallEnding): string =>
  `/api/public/surveys/${encodeURIComponent(surveyId)}${ending}`;

/** A connection that says nothing for this long is as good as none. */
const TIMEOUT_MS = 20_000;

/** Every request of the page: no cookie, no referrer, nothing from a cache. */
export async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: controller.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Null for a body that is no JSON. */
export const jsonOrNull = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** A field of what an answer held, which may be anything. */
export const fieldValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
