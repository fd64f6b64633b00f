import { expect, it } from 'vitest';
import { returnPath } from './session-guards.tsx';

it.each([
  [{ from: '/surveys/1?tab=responses#q2' }, '/surveys/1?tab=responses#q2'],
  [null, '/dashboard'],
  [undefined, '/dashboard'],
  [{}, '/dashboard'],
  [{ from: 5 }, '/dashboard'],
  [{ from: '//evil.example' }, '/dashboard'],
  [{ from: '/\\evil.example' }, '/dashboard'],
  [{ from: 'https://evil.example' }, '/dashboard'],
])('%j leads to %s', (state, path) => {
  expect(returnPath(state)).toBe(path);
});
