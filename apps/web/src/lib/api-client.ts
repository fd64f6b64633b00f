import { ApiError } from './api-error.ts';
import { getToken } from './token-store.ts';

export { ApiError } from './api-error.ts';

type Query = Record<string, string | number | boolean | null | undefined>;

export interface CallOptions {
  query?: Query;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Long work such as generation or an upload sets its own. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Calls of the API on this origin, with the bearer of the stored token. */
export const api = {
  get: <T>(path: string, options: CallOptions = {}) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options: CallOptions = {}) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options: CallOptions = {}) => call<T>('PUT', path, body, options),
  delete: <T>(path: string, options: CallOptions = {}) => call<T>('DELETE', path, undefined, options),
  /** A call that answers with a file. */
  file: (path: string, options: CallOptions = {}) => callForFile(path, options),
};

export interface AnsweredFile {
  content: Blob;
  /** As the server names it; null when it does not. */
  fileName: string | null;
}

let refused: (token: string) => void = () => undefined;

/** The session listens here for a token that the server no longer accepts. */
export function onTokenRefused(listener: (token: string) => void): void {
  refused = listener;
}

async function call<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<T> {
  const token = getToken();
  const response = await send(method, path, body, token, options);
  const text = await response.text();
  // Safe: the server validates its answers against the contract that T is taken from.
  if (response.ok) return parseJson(text) as T;
  throw toRefusal({ status: response.status, text, requestId: response.headers.get('x-request-id'), token });
}

async function callForFile(path: string, options: CallOptions): Promise<AnsweredFile> {
  const token = getToken();
  const response = await send('GET', path, undefined, token, options);
  if (response.ok) {
    return { content: await response.blob(), fileName: fileNameIn(response.headers.get('content-disposition')) };
  }
  const text = await response.text();
  throw toRefusal({ status: response.status, text, requestId: response.headers.get('x-request-id'), token });
}

async function send(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
  options: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await fetch(path + queryOf(options.query), {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
  } catch (cause) {
    // A call that its own caller ended is no failure to be explained.
    if (options.signal?.aborted) throw cause;
    throw unreachable(timeout.aborted);
  }
}

function queryOf(query: Query | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The JSON of an answer; a proxy in between may answer with a page of its own, or with nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface RefusedCall {
  status: number;
  text: string;
  requestId: string | null;
  token: string | null;
}

/** What a refused call throws; the session hears of a token that is not accepted any more. */
export function toRefusal({ status, text, requestId, token }: RefusedCall): ApiError {
  if (status === 401 && token !== null) refused(token);
  const answer = parseJson(text);
  const said = isErrorAnswer(answer) ? answer : { code: 'unexpected', message: '' };
  return new ApiError(status, { ...said, requestId: said.requestId ?? requestId ?? undefined });
}

function isErrorAnswer(answer: unknown): answer is ConstructorParameters<typeof ApiError>[1] {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}

/** The name in a Content-Disposition header, the encoded one first: the plain one has only ASCII letters. */
function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null;
}

export function unreachable(timedOut: boolean): ApiError {
  return timedOut
    ? new ApiError(0, { code: 'timeout', message: 'The server took too long to answer. Please try again.' })
    : new ApiError(0, {
        code: 'network',
        message: "The server can't be reached. Check your connection and try again.",
      });
}
