import { describe, expect, it } from 'vitest';
import type { ImportInput } from './import-plan.ts';
import { planImport, planImportInSteps } from './plan-import.ts';

describe('a long file', () => {
  it('is planned in many small steps, with the same result', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `person-${index}@a.example, Grace, Hopper`);
    const input: ImportInput = {
      rows: lines.map((text, index) => ({ line: index + 2, cells: text.split(', ') })),
      columns: 3,
      mapping: { email: 0, firstName: 1, lastName: 2 },
      leaveOut: new Set(),
      existing: [],
      departments: [],
      takenEmails: new Set(),
      actorId: 'an admin',
      today: '2026-03-31',
      isTimeZone: () => false,
    };
    const steps = planImportInSteps(input);
    let taken = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) taken += 1;
    expect(taken).toBeGreaterThanOrEqual(16);
    expect(step.value).toEqual(planImport(input));
  });
});
