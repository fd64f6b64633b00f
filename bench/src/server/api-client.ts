import { randomUUID } from 'node:crypto';
import type { CreateSurveyBody, QuestionBody, SessionAnswer, Survey } from '@vela/contract';

export interface ApiClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  /** One file, as a form sends it. */
  upload<T>(path: string, file: { field: string; fileName: string; content: string }): Promise<T>;
  /** The same session at another address: a server that was started again listens elsewhere. */
  at(url: string): ApiClient;
  token: string;
  companyId: string;
}

/** A company of its own with its admin signed in. */
export async function registerCompany(url: string): Promise<ApiClient> {
  const { token, user } = await call<SessionAnswer>(url, null, 'POST', '/api/auth/register', {
    firstName: 'Bench',
    lastName: 'Admin',
    email: `${randomUUID()}@bench.example`,
    password: `long-${randomUUID()}`,
    companyName: 'Bench Works',
    industry: 'technology',
    companySize: '500+',
  });
  return clientFor(url, token, user.company.id);
}

export async function signInToDemo(url: string): Promise<ApiClient> {
  const account = await call<{ email: string; password: string }>(url, null, 'GET', '/api/auth/demo');
  const { token, user } = await call<SessionAnswer>(url, null, 'POST', '/api/auth/login', account);
  return clientFor(url, token, user.company.id);
}

/** An active, anonymous survey on the open link. */
export async function launchSurvey(client: ApiClient, questions: QuestionBody[]): Promise<Survey> {
  const body: CreateSurveyBody = { title: 'How are we doing?', type: 'monthly_pulse', questions };
  const { survey } = await client.post<{ survey: Survey }>('/api/surveys', body);
  return (await client.post<{ survey: Survey }>(`/api/surveys/${survey._id}/launch`)).survey;
}

function clientFor(url: string, token: string, companyId: string): ApiClient {
  return {
    token,
    companyId,
    at: (elsewhere) => clientFor(elsewhere, token, companyId),
    get: (path) => call(url, token, 'GET', path),
    post: (path, body) => call(url, token, 'POST', path, body),
    put: (path, body) => call(url, token, 'PUT', path, body),
    upload: (path, { field, fileName, content }) => {
      const form = new FormData();
      form.set(field, new Blob([content]), fileName);
      return call(url, token, 'POST', path, form);
    },
  };
}

async function call<T>(url: string, token: string | null, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  // Safe: the server validates its answers against the contract that T is taken from.
  return JSON.parse(text) as T;
}
