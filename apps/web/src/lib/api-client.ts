import type {
  CallAnswer,
  CallBody,
  CallHeaders,
  CallName,
  CallParams,
  CallQuery,
  FileCallName,
  UploadCallName,
} from '@vela/contract';
import { CALLS } from '@vela/contract/calls';
import { ApiError } from './api-error.ts';
import { getToken } from './token-store.ts';

export { ApiError } from './api-error.ts';

/** What a call is given; the contract says which parts it takes, and which of them it can't do without. */
export type CallOptions<N extends CallName> = Part<'params', CallParams<N>> &
  Part<'query', Sendable<CallQuery<N>>> &
  Part<'body', CallBody<N>> &
  ('idempotency-key' extends keyof CallHeaders<N> ? { idempotencyKey?: string } : unknown) & {
    signal?: AbortSignal;
    /** Long work such as generation sets its own. */
    timeoutMs?: number;
  };

type Part<Name extends string, T> = T extends undefined
  ? unknown
  : keyof T extends never
    ? unknown
    : Record<never, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };
/** What is empty is left out of the address. */
type Sendable<Q> = { [K in keyof Q]: undefined extends Q[K] ? Q[K] | null : Q[K] };
type Given<N extends CallName> =
  Record<never, never> extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

type Query = Record<string, string | number | boolean | null | undefined>;
/** The same for any call, as it is sent. */
interface Sent {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Calls of the API on this origin by their names in the contract, with the bearer of the stored token. */
export const api = {
  call: <N extends Exclude<CallName, FileCallName | UploadCallName>>(
    name: N,
    ...[options]: Given<N>
  ): Promise<CallAnswer<N>> => call(name, options),
  /** A call that answers with a file. */
  file: <N extends FileCallName>(name: N, ...[options]: Given<N>): Promise<AnsweredFile> => callForFile(name, options),
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

async function call<N extends CallName>(name: N, options: Sent = {}): Promise<CallAnswer<N>> {
  const token = getToken();
  const response = await send(name, options, token);
  const text = await response.text();
  // Safe: the server validates its answers against the contract that the type is taken from.
  if (response.ok) return parseJson(text) as CallAnswer<N>;
  throw toRefusal({ status: response.status, text, requestId: response.headers.get('x-request-id'), token });
}

async function callForFile(name: FileCallName, options: Sent = {}): Promise<AnsweredFile> {
  const token = getToken();
  const response = await send(name, options, token);
  if (response.ok) {
    return { content: await response.blob(), fileName: fileNameIn(response.headers.get('content-disposition')) };
  }
  const text = await response.text();
  throw toRefusal({ status: response.status, text, requestId: response.headers.get('x-request-id'), token });
}

async function send(name: CallName, options: Sent, token: string | null): Promise<Response> {
  const { method, path } = CALLS[name];
  const { params, query, body, idempotencyKey, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await fetch(filledPath(path, params) + queryOf(query), {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    // A call that its own caller ended is no failure to be explained.
    if (options.signal?.aborted) throw cause;
    throw unreachable(timeout.aborted);
  }
}

const filledPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? ''));

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
