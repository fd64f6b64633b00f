import { expect, it } from 'vitest';
import { typeName } from './type-name.ts';

it.each([
  ['monthly_pulse', 'Monthly Pulse'],
  ['onboarding_1week', 'Onboarding 1week'],
  ['custom', 'Custom'],
  ['__odd__name', 'Odd Name'],
])('names %s %s', (type, name) => {
  expect(typeName(type)).toBe(name);
});
