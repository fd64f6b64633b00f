import { expect, it } from 'vitest';
import { responseDays, typeName } from './company-panels.tsx';

it('puts the days in order and finds the one with most responses', () => {
  const { days, total, best } = responseDays({ '2026-03-02': 4, '2026-02-28': 1, '2026-03-01': 4 });
  expect(days.map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(total).toBe(9);
  expect(best).toEqual({ day: '2026-03-01', count: 4 });
});

it.each([[{}], [{ '2026-03-02': 0 }]])('has no best day in %j', (trends) => {
  expect(responseDays(trends).best).toBeUndefined();
});

it.each([
  ['monthly_pulse', 'Monthly Pulse'],
  ['onboarding_1week', 'Onboarding 1week'],
  ['custom', 'Custom'],
  ['__odd__name', 'Odd Name'],
])('names %s %s', (type, name) => {
  expect(typeName(type)).toBe(name);
});
