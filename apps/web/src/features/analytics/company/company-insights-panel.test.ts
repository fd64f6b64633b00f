import { expect, it } from 'vitest';
import { riskAreaText } from './company-insights-panel.tsx';

it.each([
  ['Workload', 'Workload'],
  [{ area: 'Workload' }, 'Workload'],
  [{ area: 'Workload', statement: '' }, 'Workload'],
  [{ area: 'Workload', statement: 'Workload scores 48 of 100' }, 'Workload scores 48 of 100'],
])('%j reads %s', (risk, text) => {
  expect(riskAreaText(risk)).toBe(text);
});
