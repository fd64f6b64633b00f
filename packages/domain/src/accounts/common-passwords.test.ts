import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password12',
  'Password123',
  'Password2026!',
  'P@ssw0rd2026',
  'p4$$w0rd1234',
  'passwordpassword',
  'qwertyuiop',
  'QWERTYUIOP',
  'poiuytrewq',
  '1234567890',
  '0987654321',
  '12345678901',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'aaaaaaaaaa',
  '1212121212',
  '123123123123',
  'abcabcabcabc',
  'iloveyou123',
  'letmein12345',
  'Welcome2026!',
  'welcome123456789',
  'sunshine99!',
  'administrator',
  'changeme123',
  'football2025',
  'summerwinter1',
  'trustno1trustno1',
  '!!!dragon!!!1999',
  'pass word 123',
])('%s is among the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'a quiet river bends',
  'tandem-orchid-93-fog',
  'password is not the word',
  'Xk7#pq!mZ2',
  'correct horse battery staple',
  'nebula-works-demo',
  'dragonfly migration 41',
  'long-3f0c6f0e-9b86-4b60-8fd5-3c9d1b6f9b44',
  '7291846305127',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
