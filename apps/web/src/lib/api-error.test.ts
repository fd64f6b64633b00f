import { describe, expect, test } from 'vitest';
import { ApiError, fieldErrors, wordsBesideFields } from './api-error.ts';

const refused = (issues: { path: string; message: string }[]) =>
  new ApiError(422, { code: 'invalid', message: issues[0]?.message ?? 'Refused', issues });
const FIELDS = { email: '', departmentId: '' };

describe('issues at their fields', () => {
  test('the first one of a field counts', () => {
    const error = refused([
      { path: 'email', message: 'Please fill this in' },
      { path: 'email', message: 'At most 254 characters' },
      { path: 'questions.0.text', message: 'Question text is required' },
    ]);
    expect(fieldErrors(error)).toEqual({
      email: 'Please fill this in',
      'questions.0.text': 'Question text is required',
    });
  });

  test('what is no refusal has none', () => {
    expect(fieldErrors(new Error('offline'))).toEqual({});
  });
});

describe('what is said beside the fields', () => {
  test('nothing while nothing failed, and nothing that a field says', () => {
    expect(wordsBesideFields(null, FIELDS, 'Failed')).toBeNull();
    expect(wordsBesideFields(refused([{ path: 'email', message: 'Taken' }]), FIELDS, 'Failed')).toBeNull();
    expect(wordsBesideFields(refused([{ path: 'departmentId.0', message: 'Gone' }]), FIELDS, 'Failed')).toBeNull();
  });

  test('the words about what no field shows', () => {
    const error = refused([
      { path: 'email', message: 'Taken' },
      { path: 'revision', message: 'Please reload the page and try again' },
    ]);
    expect(wordsBesideFields(error, FIELDS, 'Failed')).toBe('Please reload the page and try again');
  });

  test('a refusal without issues, and a failure without words', () => {
    expect(
      wordsBesideFields(refused([{ path: 'invite', message: 'Not now' }]), { ...FIELDS, invite: true }, 'Failed'),
    ).toBe('Not now');
    expect(wordsBesideFields(refused([]), FIELDS, 'Failed')).toBe('Refused');
    expect(wordsBesideFields(new Error('offline'), FIELDS, 'Failed')).toBe('Failed');
  });
});
