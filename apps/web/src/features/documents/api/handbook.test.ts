import type { Handbook, HandbookDocument } from '@vela/contract';
import { HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { expect, test } from 'vitest';
import { handbookRefusal, handbookVerdict, isBeingRead, uploadedIn } from './handbook.ts';

const document = (id: string, status: HandbookDocument['status']): HandbookDocument => ({
  id,
  fileName: `${id}.txt`,
  mediaType: 'text/plain',
  sizeBytes: 1,
  status,
  progress: 0,
  problem: null,
  notices: [],
  pageCount: null,
  sectionCount: 1,
  uploadedBy: null,
  uploadedAt: '2026-03-02T10:00:00Z',
  replacedAt: null,
  hasOriginal: true,
});
const handbook = (parts: Partial<Handbook>): Handbook => ({ current: null, latest: null, history: [], ...parts });

test.each([
  ['queued', true],
  ['reading', true],
  ['failed', false],
] as const)('a latest one that is %s: read now is %s', (status, expected) => {
  expect(isBeingRead(handbook({ latest: document('a', status) }))).toBe(expected);
});

test('one in force needs no polling', () => {
  expect(isBeingRead(handbook({ current: document('a', 'processed') }))).toBe(false);
});

test('there is no verdict until it is read, and none on one that is gone', () => {
  expect(handbookVerdict(handbook({ latest: document('a', 'reading') }), 'a')).toBeNull();
  expect(handbookVerdict(handbook({ current: document('b', 'processed') }), 'a')).toBeNull();
});

test('the verdict is found in force, refused, and replaced already', () => {
  expect(handbookVerdict(handbook({ current: document('a', 'processed') }), 'a')?.status).toBe('processed');
  expect(handbookVerdict(handbook({ latest: document('a', 'failed') }), 'a')?.status).toBe('failed');
  const replaced = handbook({ current: document('b', 'processed'), history: [document('a', 'processed')] });
  expect(handbookVerdict(replaced, 'a')?.status).toBe('processed');
});

test('an upload is the latest one, or in force at once', () => {
  const current = document('old', 'processed');
  expect(uploadedIn(handbook({ current, latest: document('new', 'queued') }))?.id).toBe('new');
  expect(uploadedIn(handbook({ current }))?.id).toBe('old');
});

test('nothing and too much is not sent', () => {
  expect(handbookRefusal({ size: 0 })).toMatch(/empty/);
  expect(handbookRefusal({ size: HANDBOOK_MAX_BYTES })).toBeNull();
  expect(handbookRefusal({ size: HANDBOOK_MAX_BYTES + 1 })).toMatch(/25 MB/);
});
