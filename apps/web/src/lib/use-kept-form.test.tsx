// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft-store.ts';
import { useKeptForm } from './use-kept-form.ts';

const render = () =>
  renderHook(() => useKeptForm({ key: 'form', initialValues: { email: '', password: '' }, secret: ['password'] }));

beforeEach(() => {
  localStorage.clear();
});

it('survives a reload, without the password', () => {
  const first = render();
  act(() => {
    first.result.current.form.setValues({ email: 'a@b.example', password: 'secret words' });
  });
  first.unmount();
  expect(JSON.stringify(readDraft('form'))).not.toContain('secret words');
  expect(render().result.current.form.values).toEqual({ email: 'a@b.example', password: '' });
});

it('takes only known text fields from the device', () => {
  writeDraft('form', { email: 5, password: 'stolen', other: 'x' });
  expect(render().result.current.form.values).toEqual({ email: '', password: '' });
});

it('is empty again after it was saved', () => {
  const first = render();
  act(() => {
    first.result.current.form.setFieldValue('email', 'a@b.example');
  });
  act(() => {
    first.result.current.discard();
  });
  first.unmount();
  expect(render().result.current.form.values.email).toBe('');
});
