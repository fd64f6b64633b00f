// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Export } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../lib/test-support/answer-calls.ts';
import { renderSignedIn } from '../../../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import type { ExportSubject } from '../export-choices.ts';
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

let saved: string[] = [];

const told = (changes: Partial<Export> = {}, status = 200) => ({ status, body: { export: exportOf(changes) } });
const file = (headers = {}) => new Response('bytes', { headers });

stubBrowser();
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const draw = (subject: ExportSubject = { surveyId: 's' }, role: Role = 'admin') =>
  renderSignedIn(<ExportMenu subject={subject} />, { role });

async function choose(name: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('starts the chosen file, and saves it under its name once it is written', async () => {
  const sent = answerCalls({
    'POST /api/surveys/s/exports': told({ status: 'queued', progress: 0 }, 202),
    'GET /api/exports/e': told({ status: 'done' }),
    'GET /api/exports/e/file': file({ 'content-disposition': `attachment; filename*=UTF-8''Pulse%20%C3%A9.xlsx` }),
  });
  draw();
  await choose(/XLSX/);
  expect(await screen.findByText('Export downloaded')).toBeTruthy();
  expect(saved).toEqual(['Pulse é.xlsx']);
  expect(sent[0]).toMatchObject({ method: 'POST', body: { format: 'xlsx' } });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
});

it('shows how far a file is, and stops it', async () => {
  const sent = answerCalls({
    'POST /api/surveys/s/exports': told({}, 202),
    'GET /api/exports/e': told(),
    'DELETE /api/exports/e': { status: 200, body: { ok: true } },
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
  answerCalls({
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
  answerCalls({
    'POST /api/surveys/s/exports': {
      status: 429,
      body: { code: 'rate_limited', message: 'Please wait until one is done.' },
    },
  });
  draw();
  await choose(/PDF/);
  expect(await screen.findByText('Please wait until one is done.')).toBeTruthy();
});

it('offers the file again when its download broke off', async () => {
  let isBroken = true;
  answerCalls({
    'POST /api/surveys/s/exports': told({}, 202),
    'GET /api/exports/e': told({ status: 'done' }),
    'GET /api/exports/e/file': () => (isBroken ? { status: 500, body: {} } : file()),
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
  answerCalls({ 'POST /api/surveys/s/exports': told({}, 202), 'GET /api/exports/e': told() });
  const first = draw();
  await choose(/XLSX/);
  await screen.findByRole('progressbar');
  first.unmount();
  draw();
  expect(await screen.findByRole('progressbar', { name: 'Writing the XLSX' })).toBeTruthy();
});

it('forgets an export that is gone', async () => {
  sessionStorage.setItem('vela.export.s', 'e');
  answerCalls({
    'GET /api/exports/e': { status: 404, body: { code: 'not_found', message: 'This export was not found' } },
  });
  draw();
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
});

it('exports the company’s figures of the period that is shown', async () => {
  const sent = answerCalls({ 'POST /api/analytics/company/exports': told({}, 202), 'GET /api/exports/e': told() });
  draw({ timeframe: '90d' });
  await choose(/PDF/);
  await screen.findByRole('progressbar');
  expect(sent[0]?.body).toEqual({ format: 'pdf', timeframe: '90d' });
});

it('is not offered to who may not export', () => {
  draw({ surveyId: 's' }, 'employee');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
