import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

test('keeps the words of the driver and leaves out what was in the statement', () => {
  const cause = Object.assign(new Error('value too long'), { code: '22001', detail: 'Key (email)=(ada@example.com)' });
  const error = new DrizzleQueryError('insert into answers values ($1)', ['my boss is terrible'], cause);
  const logged = loggableError(error);
  expect(logged).toMatchObject({ name: 'Error', message: 'value too long', code: '22001' });
  expect(logged.at.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toMatch(/terrible|ada@/);
});

test('keeps an ordinary error', () => {
  expect(loggableError(new TypeError('x is not a function'))).toMatchObject({
    name: 'TypeError',
    message: 'x is not a function',
  });
});

test('takes what is no error', () => {
  expect(loggableError('text')).toEqual({ name: 'unknown', message: 'string', code: undefined, at: [] });
});
