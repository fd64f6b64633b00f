// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDraft } from './draft-store.ts';
import { useKeepDraft } from './use-keep-draft.ts';

const render = (work: string | null) =>
  renderHook(({ now }) => useKeepDraft('form', now), { initialProps: { now: work } });

const closeTab = () => {
  window.dispatchEvent(new Event('pagehide'));
};
const renderKept = (work: string) => {
  const form = render(work);
  closeTab();
  expect(readDraft('form')).toBe(work);
  return form;
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('keeps the last words of a screen that is left at once', () => {
  render('typed').unmount();
  expect(readDraft('form')).toBe('typed');
});

it('keeps the last words of a tab that is closed', () => {
  render('typed');
  closeTab();
  expect(readDraft('form')).toBe('typed');
});

it('takes the draft away once there is no work', () => {
  const form = renderKept('typed');
  form.rerender({ now: null });
  form.unmount();
  expect(readDraft('form')).toBeNull();
});

it('forgets at once, and keeps what is typed afterwards', () => {
  const form = renderKept('typed');
  form.result.current.forget();
  expect(readDraft('form')).toBeNull();
  closeTab();
  expect(readDraft('form')).toBeNull();
  form.rerender({ now: 'typed since' });
  form.unmount();
  expect(readDraft('form')).toBe('typed since');
});

it('forgets for good, however often the form is drawn again', () => {
  const form = renderKept('saved');
  form.result.current.forgetForGood();
  expect(readDraft('form')).toBeNull();
  form.rerender({ now: 'drawn again' });
  form.unmount();
  expect(readDraft('form')).toBeNull();
});
