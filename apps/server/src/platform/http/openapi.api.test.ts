import { endpoints, type Endpoint } from '@vela/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';

const testApp = useTestApp();
type Operation = { responses: Record<string, unknown>; requestBody?: unknown; security?: unknown };

test('the description names every call with its body, answers and errors', async () => {
  const answer = await testApp().call('GET', '/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  const document = answer.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>();
  expect(document.openapi).toBe('3.1.0');
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation, `${endpoint.method} ${endpoint.path}`).toBeDefined();
    const expected = [...Object.keys(endpoint.responses), 'default'].sort();
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(expected);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    expect(operation?.security !== undefined).toBe(endpoint.access === 'member');
  }
});

test('the page that shows it loads from here alone', async () => {
  const page = await testApp().call('GET', '/api/docs');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(sources).toHaveLength(4);
  for (const source of sources) {
    expect(source).toMatch(/^\/api\/docs\//);
    expect((await testApp().call('GET', source)).statusCode).toBe(200);
  }
  for (const hidden of ['package.json', 'swagger-ui-bundle.js.map', '../fastify/package.json']) {
    expect((await testApp().call('GET', `/api/docs/${hidden}`)).statusCode).toBe(404);
  }
});
