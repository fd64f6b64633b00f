import { describe, expect, it } from 'vitest';
import { errorForLog } from './logging.ts';

const databaseError = (fields: Record<string, unknown>) => Object.assign(new Error('duplicate key'), fields);

describe('errorForLog', () => {
  it('keeps what finds the fault', () => {
    const logged = errorForLog(databaseError({ name: 'DatabaseError', code: '23505' }));
    expect(logged).toMatchObject({ type: 'DatabaseError', code: '23505', message: 'duplicate key' });
    expect(logged.at[0]).toContain('logging.test.ts');
  });

  it('names causes, and ends where they go round in a circle', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    expect(errorForLog(error).cause?.message).toBe('inner');
    const circle = new Error('circle');
    circle.cause = circle;
    expect(JSON.stringify(errorForLog(circle)).length).toBeLessThan(20_000);
  });

  it.each([
    [
      'a column beside it',
      databaseError({ code: '23505', detail: 'Key (email)=(ann@secret.example) already exists.' }),
    ],
    ['the connection', databaseError({ client: { password: 'secret' } })],
    ['the parameters of a query', new Error('Failed query: insert into t values ($1)\nparams: secret')],
    ['a refused value', databaseError({ code: '22P02', message: 'invalid input syntax for type uuid: "secret"' })],
    ['a cause', new Error('broken', { cause: new Error('Failed query: select 1\nparams: secret') })],
    ['what is thrown but no error', 'secret'],
  ])('does not repeat %s', (_, error) => {
    expect(JSON.stringify(errorForLog(error))).not.toContain('secret');
  });
});
