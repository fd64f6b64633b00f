// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readDraft } from './draft-store.ts';
import { useKeepDraft } from './use-keep-draft.ts';

const render = (work: string | null) =>
  renderHook(({ now }) => useKeepDraft('form', now), { initialProps: { now: work } });

beforeEach(() => {
  localStorage.clear();
});

it('keeps the last words of a screen that is left at once', () => {
  render('typed').unmount();
  expect(readDraft('form')).toBe('typed');
});

it('keeps the last words of a tab that is closed', () => {
  render('typed');
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft('form')).toBe('typed');
});

it('takes the draft away once there is no work', () => {
  const form = render('typed');
  form.rerender({ now: null });
  form.unmount();
  expect(readDraft('form')).toBeNull();
});

it('forgets at once, and keeps what is typed afterwards', () => {
  const form = render('typed');
  form.result.current.forget();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft('form')).toBeNull();
  form.rerender({ now: 'typed since' });
  form.unmount();
  expect(readDraft('form')).toBe('typed since');
});

it('forgets for good, however often the form is drawn again', () => {
  const form = render('saved');
  form.result.current.forgetForGood();
  form.rerender({ now: 'drawn again' });
  form.unmount();
  expect(readDraft('form')).toBeNull();
});
