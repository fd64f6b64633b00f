// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openDeviceStore } from './device-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('falls back to local storage where there is no database', async () => {
  const store = await openDeviceStore();
  await store.update('a', (value) => ({ before: value ?? null }));
  expect(store.lasting).toBe(true);
  expect(await store.get('a')).toEqual({ before: null });
  expect(window.localStorage.getItem('vela-respond:a')).toBe('{"before":null}');
});

test('falls back to memory where the browser refuses everything, and says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const store = await openDeviceStore();
  await store.update('a', () => 1);
  expect([store.lasting, await store.get('a')]).toEqual([false, 1]);
});

test('does not wait for a database that never opens', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = openDeviceStore();
  await vi.runAllTimersAsync();
  expect((await opening).lasting).toBe(true);
  vi.useRealTimers();
});
