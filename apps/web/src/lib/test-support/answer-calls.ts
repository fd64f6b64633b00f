import { vi } from 'vitest';

export interface SentCall {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

/** JSON with its status, or a whole response where something else is sent. */
type Answer = { status: number; body: unknown } | Response;
/** Answers by "METHOD /path", without query. */
export type Answers = Record<string, Answer | ((call: SentCall) => Answer)>;

/** Answers the app's calls from a table; a call that is not in it fails its test loudly. */
export function answerCalls(answers: Answers): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path: pathname, body, headers: new Headers(init.headers) };
    calls.push(call);
    const given = answers[`${method} ${pathname}`];
    if (given === undefined) return Promise.reject(new Error(`Unexpected call: ${method} ${pathname}`));
    const answer = typeof given === 'function' ? given(call) : given;
    return Promise.resolve(
      answer instanceof Response
        ? answer.clone()
        : new Response(JSON.stringify(answer.body), { status: answer.status }),
    );
  });
  return calls;
}
