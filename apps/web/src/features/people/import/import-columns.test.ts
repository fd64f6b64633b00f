import { describe, expect, it } from 'vitest';
import { FIELD_CHOICES, keptMapping, mappedField, withColumn } from './import-columns.tsx';

describe('the choice of columns', () => {
  const mapping = { email: 0, firstName: 1 };

  it('gives a column another field', () => {
    const next = withColumn(mapping, 1, 'lastName');
    expect(next).toEqual({ email: 0, lastName: 1 });
    expect([0, 1, 2].map((column) => mappedField(next, column))).toEqual(['email', 'lastName', null]);
  });

  it('moves a field that another column had', () => {
    expect(withColumn(mapping, 3, 'email')).toEqual({ firstName: 1, email: 3 });
  });

  it('leaves a column out', () => {
    expect(withColumn(mapping, 0, null)).toEqual({ firstName: 1 });
  });

  it('says which field is needed', () => {
    expect(FIELD_CHOICES.filter(({ label }) => label.includes('required')).map(({ value }) => value)).toEqual([
      'email',
    ]);
  });
});

describe('a kept mapping', () => {
  it('comes back without what the file does not have', () => {
    expect(keptMapping({ email: 2, role: 7, shoeSize: 1, lastName: '1', location: 0.5 }, 5)).toEqual({ email: 2 });
  });

  it('is none where none was kept', () => {
    expect(keptMapping(null, 5)).toBeNull();
  });
});
