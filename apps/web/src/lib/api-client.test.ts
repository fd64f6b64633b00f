// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, onTokenRefused } from './api-client.ts';
import { removeToken, setToken } from './token-store.ts';

const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const sent = () => {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  removeToken();
});
afterEach(() => {
  vi.unstubAllGlobals();
  onTokenRefused(() => undefined);
});

describe('api', () => {
  it('sends the stored token and a JSON body', async () => {
    setToken('abc');
    fetchMock.mockResolvedValue(answer(202, { export: { _id: '1' } }));
    expect(await api.call('startCompanyExport', { body: { format: 'csv' }, idempotencyKey: 'k' })).toEqual({
      export: { _id: '1' },
    });
    expect([sent().url, sent().init?.method]).toEqual(['/api/analytics/company/exports', 'POST']);
    expect(sent().headers.get('authorization')).toBe('Bearer abc');
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.get('idempotency-key')).toBe('k');
    expect(sent().init?.body).toBe('{"format":"csv"}');
  });

  it('sends neither token nor content type when there is none', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await api.call('getDemo');
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('writes the parameters into the address, whatever they hold', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await api.call('setLeave', { params: { id: 'a/../b?c' }, body: { onLeaveFrom: null, onLeaveTo: null } });
    expect(sent().url).toBe('/api/people/a%2F..%2Fb%3Fc/leave');
  });

  it('writes the query and leaves out what is empty', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await api.call('listPeople', { query: { q: 'a & b', cursor: '', limit: 8, role: undefined, status: null } });
    expect(sent().url).toBe('/api/people?q=a+%26+b&limit=8');
  });

  it('takes an answer without a body', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await api.call('deleteSurvey', { params: { id: '1' } })).toBeUndefined();
  });
});

describe('types', () => {
  it('refuse what the contract does not have', () => {
    const refusedByTypes = () => [
      // @ts-expect-error No call has this name.
      api.call('listEverything'),
      // @ts-expect-error Whose survey? Its id is missing.
      api.call('getSurvey'),
      // @ts-expect-error The call takes no such parameter.
      api.call('getSurvey', { params: { survey: '1' } }),
      // @ts-expect-error There is no such status.
      api.call('listSurveys', { query: { status: 'lost' } }),
      // @ts-expect-error The body lacks the revision that the form was filled from.
      api.call('updatePerson', { params: { id: '1' }, body: { firstName: 'A', lastName: 'B', email: 'a@b.example' } }),
      // @ts-expect-error The call knows no key of its attempt.
      api.call('launchSurvey', { params: { id: '1' }, idempotencyKey: 'k' }),
      // @ts-expect-error It answers with a file.
      api.call('exportPeople'),
      // @ts-expect-error The answer holds the survey, not its title.
      api.call('getSurvey', { params: { id: '1' } }).then(({ title }) => title),
    ];
    // The compiler has judged them; none is ever sent.
    expect(refusedByTypes).toBeTypeOf('function');
  });
});

describe('a failed call', () => {
  it('carries what the server said', async () => {
    const issues = [{ path: 'title', message: 'Title is required' }];
    fetchMock.mockResolvedValue(answer(422, { code: 'invalid', message: 'Please check', issues, requestId: 'r1' }));
    const error = await failureOf(api.call('forgotPassword', { body: { email: 'a@b.example' } }));
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Please check', issues, requestId: 'r1' });
    expect(error.isTransient).toBe(false);
  });

  it('has no message of its own when a proxy answers with a page', async () => {
    fetchMock.mockResolvedValue(answer(502, '<h1>Bad gateway</h1>', { 'x-request-id': 'r2' }));
    const error = await failureOf(api.call('listSurveys'));
    expect(error).toMatchObject({ status: 502, message: '', requestId: 'r2', issues: [] });
    expect(error.isTransient).toBe(true);
  });

  it('says that the server is out of reach', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failureOf(api.call('listSurveys'));
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect(error.isTransient).toBe(true);
  });

  it('passes on that its own caller ended it', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await expect(api.call('listSurveys', { signal: controller.signal })).rejects.toThrow('aborted');
  });

  it('reports a refused token, but not a refused sign-in', async () => {
    const refused: string[] = [];
    onTokenRefused((token) => refused.push(token));
    fetchMock.mockImplementation(() => Promise.resolve(answer(401, { code: 'unauthenticated', message: 'No' })));
    await failureOf(api.call('login', { body: { email: 'a@b.example', password: 'wrong' } }));
    expect(refused).toEqual([]);
    setToken('old');
    await failureOf(api.call('listSurveys'));
    expect(refused).toEqual(['old']);
  });
});

describe('files', () => {
  it('come with the name that the server gives them', async () => {
    const disposition = `attachment; filename="Handbuch__.pdf"; filename*=UTF-8''Handbuch%20%C3%A4%21.pdf`;
    fetchMock.mockResolvedValue(answer(200, 'text', { 'content-disposition': disposition }));
    const { content, fileName } = await api.file('exportAuditEntries');
    expect([await content.text(), fileName]).toEqual(['text', 'Handbuch ä!.pdf']);
  });

  it('are refused like any other call', async () => {
    fetchMock.mockResolvedValue(answer(404, { code: 'not_found', message: 'Gone' }));
    expect(await failureOf(api.file('getExportFile', { params: { id: '1' } }))).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'Gone',
    });
  });
});
