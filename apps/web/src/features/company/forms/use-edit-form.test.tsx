// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDraft } from '../../../lib/draft-store.ts';
import { useEditForm } from './use-edit-form.ts';

interface Form {
  name: string;
}

const saved = (name: string, revision = 1) => ({ values: { name }, revision });
const render = (initial = saved('A')) =>
  renderHook(({ now }) => useEditForm<Form>({ key: 'form', saved: now, template: { name: '' } }), {
    initialProps: { now: initial },
  });
const type = ({ result }: ReturnType<typeof render>, name: string) => {
  act(() => {
    result.current.change(() => ({ name }));
  });
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('follows the saved values while nothing is typed', () => {
  const form = render();
  form.rerender({ now: saved('B', 2) });
  expect(form.result.current).toMatchObject({ values: { name: 'B' }, base: { revision: 2 }, isDirty: false });
});

it('keeps what is typed, and what it started from, when somebody else saves', () => {
  const form = render();
  type(form, 'mine');
  form.rerender({ now: saved('theirs', 2) });
  expect(form.result.current).toMatchObject({ values: { name: 'mine' }, base: { revision: 1 }, isDirty: true });
});

it('survives a reload', () => {
  const form = render();
  type(form, 'mine');
  form.unmount();
  expect(render(saved('theirs', 2)).result.current).toMatchObject({ values: { name: 'mine' }, base: { revision: 1 } });
});

it('is clean again once everything typed is taken back', () => {
  const form = render();
  type(form, 'mine');
  type(form, 'A');
  expect(form.result.current.isDirty).toBe(false);
  form.unmount();
  expect(readDraft('form')).toBeNull();
});

it('keeps what was typed while the save was on its way', () => {
  const form = render();
  type(form, 'sent');
  type(form, 'typed since');
  act(() => {
    form.result.current.accept(saved('sent', 2), { name: 'sent' });
  });
  expect(form.result.current).toMatchObject({ values: { name: 'typed since' }, base: { revision: 2 } });
});

it('leaves nothing on the device after it was discarded, even when the screen goes at once', () => {
  const form = render();
  type(form, 'mine');
  act(() => {
    form.result.current.discard();
    form.unmount();
  });
  expect(readDraft('form')).toBeNull();
});
