import { expect, it } from 'vitest';
import { HEAT_STEPS, heatStep } from './heat-scale.ts';

it.each([
  [0, 'below 40'],
  [39.49, 'below 40'],
  // Shown as 40.
  [39.5, '40 to 50'],
  [40, '40 to 50'],
  [65, '60 to 70'],
  [89.49, '80 to 90'],
  [100, '90 and above'],
])('%d lies %s', (score, step) => {
  expect(HEAT_STEPS[heatStep(score)]).toBe(step);
});
