import { describe, expect, it } from 'vitest';
import { keptFormKey, parseKeptForm, type KeptForm } from './kept-form.ts';
import { EMPTY_FORM } from './survey-form.ts';

const kept: KeptForm = {
  form: { ...EMPTY_FORM, details: { ...EMPTY_FORM.details, title: 'Pulse' } },
  base: { form: EMPTY_FORM, revision: 3 },
  idempotencyKey: 'key-1',
};

describe('kept forms', () => {
  it.each([kept, { ...kept, base: null }])('come back as they were', (one) => {
    expect(parseKeptForm(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it('belong to one person and one survey', () => {
    const keys = [keptFormKey('ann', null), keptFormKey('ann', 's1'), keptFormKey('bob', null)];
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    null,
    'text',
    { ...kept, form: {} },
    { ...kept, base: {} },
    { ...kept, idempotencyKey: 1 },
    { ...kept, form: { ...kept.form, items: [{ done: true }] } },
  ])('are ignored where they cannot be read: %j', (value) => {
    expect(parseKeptForm(value)).toBeNull();
  });
});
