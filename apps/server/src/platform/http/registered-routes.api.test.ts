import { PERMISSIONS } from '@vela/domain/accounts';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { describedCalls } from '../../../test-support/described-calls.ts';
import { registeredRoutes, serviceListener } from '../../../test-support/registered-routes.ts';

const testApp = useTestApp();

/** For whoever watches the process. */
const OPERATIONS = ['/healthz', '/metrics', '/readyz'];
/** What answers without being a call of the contract; everybody may read it. */
const PAGES_AND_FILES = [
  ...OPERATIONS,
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/*',
  '/api/docs/start.js',
  '/survey',
  '/survey/*',
  '/survey/:id',
  '/file-of-the-app.js',
];
const RESPONDENT_FILES = /^\/survey-assets\/[\w.-]+$/;

/** Calls that take no session. Each of them has to be safe in anybody's hands. */
const PUBLIC_CALLS = [
  'GET /api/auth/demo',
  'GET /api/public/surveys/{id}',
  'GET /api/public/surveys/{id}/key',
  'POST /api/auth/accept-invitation',
  'POST /api/auth/forgot-password',
  'POST /api/auth/invitation',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/public/surveys/{id}/invitations/check',
  'POST /api/public/surveys/{id}/responses',
  'POST /api/public/surveys/{id}/starts',
  'POST /api/public/surveys/{id}/tokens',
];

const describedPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

test('every route is a described call or one of the pages and files that are named here', async () => {
  const routes = await registeredRoutes(testApp().deps);
  const others = routes.filter(({ method, url }) => method !== 'GET' || !RESPONDENT_FILES.test(url));
  expect(others.map(({ method, url }) => `${method} ${describedPath(url)}`).sort()).toEqual(
    [...describedCalls.map(([name]) => name), ...PAGES_AND_FILES.map((url) => `GET ${describedPath(url)}`)].sort(),
  );
});

test('the second listener answers the calls of its service alone', async () => {
  const service = await serviceListener(testApp().deps);
  const answered = (await registeredRoutes(testApp().deps)).filter(({ method, url }) =>
    // Safe: it is a method that Fastify has named itself.
    service.hasRoute({ method: method as 'GET', url }),
  );
  await service.close();
  expect(answered.map(({ method, url }) => `${method} ${describedPath(url)}`).sort()).toEqual(
    [
      ...describedCalls.filter(([, endpoint]) => endpoint.service).map(([name]) => name),
      ...OPERATIONS.map((url) => `GET ${url}`),
    ].sort(),
  );
});

test('the calls that take no session are the ones that are named here', () => {
  const open = describedCalls.filter(([, endpoint]) => endpoint.access === 'public').map(([name]) => name);
  expect(open.sort()).toEqual(PUBLIC_CALLS);
});

test('every permission of the table is asked for by a call', () => {
  const asked = new Set(describedCalls.map(([, { permission }]) => permission));
  expect(Object.keys(PERMISSIONS).filter((permission) => !asked.has(permission as keyof typeof PERMISSIONS))).toEqual(
    [],
  );
});
