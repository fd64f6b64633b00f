import { expect, test } from 'vitest';
import { tenureBandOf } from './tenure-band.ts';

test.each<[string | null, string, string | null]>([
  [null, '2026-03-10', null],
  ['2026-03-11', '2026-03-10', null],
  ['2026-03-10', '2026-03-10', 'under_1'],
  ['2025-03-11', '2026-03-10', 'under_1'],
  ['2025-03-10', '2026-03-10', '1_to_3'],
  ['2024-02-29', '2025-02-28', 'under_1'],
  ['2024-02-29', '2025-03-01', '1_to_3'],
  ['2023-03-11', '2026-03-10', '1_to_3'],
  ['2023-03-10', '2026-03-10', '3_to_6'],
  ['2020-03-11', '2026-03-10', '3_to_6'],
  ['1989-12-31', '2026-03-10', 'over_6'],
])('hired on %s, on %s it is %s', (hireDate, today, band) => {
  expect(tenureBandOf(hireDate, today)).toBe(band);
});
