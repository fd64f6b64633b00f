import { expect, it } from 'vitest';
import { isEmail, isNewPassword, repeatsPassword, requiredField } from './account-fields.tsx';

it.each([
  ['ada@x.example', null],
  [' ada@x.example ', null],
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email address'],
  ['ada@x', 'Please enter a valid email address'],
  ['a b@x.example', 'Please enter a valid email address'],
])('e-mail %j: %j', (value, problem) => {
  expect(isEmail(value)).toBe(problem);
});

it.each([
  ['', 'Password is required'],
  ['123456789', 'The password needs at least 10 characters'],
  ['1234567890', null],
  ['          ', null],
])('new password %j: %j', (value, problem) => {
  expect(isNewPassword(value)).toBe(problem);
});

it('takes blanks for nothing', () => {
  expect(requiredField('Needed')('  ')).toBe('Needed');
  expect(requiredField('Needed')(' x ')).toBeNull();
});

it('wants the same in the field that repeats another', () => {
  expect(repeatsPassword('password')('correct horse', { password: 'correct horse' })).toBeNull();
  expect(repeatsPassword('password')('correct house', { password: 'correct horse' })).toBe('Passwords do not match');
});
