// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Export } from '@vela/contract';
import { createQueryClient } from '../../../lib/query-client.ts';
import { SessionContext, type Session } from '../../../lib/session-context.ts';
import type { ExportSubject } from '../export-subject.ts';
import { ExportMenu } from './export-menu.tsx';

const exportOf = (changes: Partial<Export> = {}): Export => ({
  _id: 'e',
  status: 'running',
  format: 'xlsx',
  part: 'responses',
  progress: 0.42,
  fileName: 'Weekly pulse.xlsx',
  sizeBytes: 0,
  problem: null,
  createdAt: '2026-06-05T08:00:00.000Z',
  expiresAt: '2026-06-06T08:00:00.000Z',
  ...changes,
});

interface Sent {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

let sent: Sent[] = [];
let saved: string[] = [];

/** Answers by "METHOD /path"; a function answers anew each time. */
function answer(answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method, path, body, key: new Headers(init.headers).get('idempotency-key') });
    const given = answers[`${method} ${path}`];
    return given ? Promise.resolve(given()) : Promise.reject(new Error(`Unexpected call: ${method} ${path}`));
  });
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const told = (changes: Partial<Export> = {}, status = 200) => json({ export: exportOf(changes) }, status);

beforeEach(() => {
  configure({ asyncUtilTimeout: 15_000 });
  vi.setConfig({ testTimeout: 60_000 });
  sent = [];
  saved = [];
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => 0, removeEventListener: () => 0 }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(subject: ExportSubject = { surveyId: 's' }, role: 'admin' | 'employee' = 'admin') {
  const company = { id: 'c', name: 'Nebula Works', isDemo: false, timeZone: 'UTC' };
  const user = {
    ...{ id: 'ann', name: 'Ann Lee', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' },
    ...{ locale: 'en', timeZone: 'UTC', role, company },
  };
  const session: Session = {
    status: 'signed-in',
    user,
    leftByChoice: false,
    signIn: () => undefined,
    signOut: () => Promise.resolve(),
    replaceUser: () => undefined,
    retry: () => undefined,
  };
  return render(
    <MantineProvider env="test">
      <Notifications limit={20} />
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={session}>
          <ExportMenu subject={subject} />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

async function choose(name: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('starts the chosen file, and saves it under its name once it is written', async () => {
  answer({
    'POST /api/surveys/s/exports': told({ status: 'queued', progress: 0 }, 202),
    'GET /api/exports/e': told({ status: 'done' }),
    'GET /api/exports/e/file': () =>
      new Response('bytes', { headers: { 'content-disposition': `attachment; filename*=UTF-8''Pulse%20%C3%A9.xlsx` } }),
  });
  draw();
  await choose(/XLSX/);
  expect(await screen.findByText('Export downloaded')).toBeTruthy();
  expect(saved).toEqual(['Pulse é.xlsx']);
  expect(sent[0]).toMatchObject({ method: 'POST', body: { format: 'xlsx' } });
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
});

it('shows how far a file is, and stops it', async () => {
  answer({
    'POST /api/surveys/s/exports': told({}, 202),
    'GET /api/exports/e': told(),
    'DELETE /api/exports/e': json({ ok: true }),
  });
  draw();
  await choose(/CSV: comments/);
  const bar = await screen.findByRole('progressbar', { name: 'Writing the XLSX' });
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('Export cancelled')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ format: 'csv', part: 'comments' });
  expect(saved).toEqual([]);
});

it('says why a file was not made', async () => {
  const problem = { code: 'not_written', message: 'The file could not be written. Please try again.' } as const;
  answer({
    'POST /api/surveys/s/exports': told({}, 202),
    'GET /api/exports/e': told({ status: 'failed', problem }),
  });
  draw();
  await choose(/PDF/);
  const alert = await screen.findByText(/The XLSX was not made. The file could not be written. Please try again./);
  expect(alert).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
});

it('says why an export can’t be started', async () => {
  answer({
    'POST /api/surveys/s/exports': json({ code: 'rate_limited', message: 'Please wait until one is done.' }, 429),
  });
  draw();
  await choose(/PDF/);
  expect(await screen.findByText('Please wait until one is done.')).toBeTruthy();
});

it('offers the file again when its download broke off', async () => {
  let isBroken = true;
  answer({
    'POST /api/surveys/s/exports': told({}, 202),
    'GET /api/exports/e': told({ status: 'done' }),
    'GET /api/exports/e/file': () => (isBroken ? new Response('{}', { status: 500 }) : new Response('bytes')),
  });
  draw();
  await choose(/XLSX/);
  expect(await screen.findByText('Failed to download the export')).toBeTruthy();
  expect(saved).toEqual([]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Export downloaded')).toBeTruthy();
  expect(saved).toEqual(['Weekly pulse.xlsx']);
});

it('finds an export again after a reload', async () => {
  answer({ 'POST /api/surveys/s/exports': told({}, 202), 'GET /api/exports/e': told() });
  const first = draw();
  await choose(/XLSX/);
  await screen.findByRole('progressbar');
  first.unmount();
  draw();
  expect(await screen.findByRole('progressbar', { name: 'Writing the XLSX' })).toBeTruthy();
});

it('forgets an export that is gone', async () => {
  sessionStorage.setItem('vela.export.s', 'e');
  answer({ 'GET /api/exports/e': json({ code: 'not_found', message: 'This export was not found' }, 404) });
  draw();
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
});

it('exports the company’s figures of the period that is shown', async () => {
  answer({ 'POST /api/analytics/company/exports': told({}, 202), 'GET /api/exports/e': told() });
  draw({ timeframe: '90d' });
  await choose(/PDF/);
  await screen.findByRole('progressbar');
  expect(sent[0]?.body).toEqual({ format: 'pdf', timeframe: '90d' });
});

it('is not offered to who may not export', () => {
  draw({ surveyId: 's' }, 'employee');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
