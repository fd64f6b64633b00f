import { describe, expect, test } from 'vitest';
import { CALLS } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

describe('the table of calls', () => {
  test('names every described call and no other', () => {
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('has the method and the address that each call is described with', () => {
    const described = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => [name, { method, path }]);
    expect(CALLS).toEqual(Object.fromEntries(described));
  });

  test('has no address twice', () => {
    const addresses = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  test('has the parameters in its addresses that the calls take', () => {
    for (const [name, { path, params }] of Object.entries<Endpoint>(endpoints)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      // Safe: parameters are always an object of schemas.
      const described = Object.keys((params as { shape?: object } | undefined)?.shape ?? {});
      expect(described, name).toEqual(inPath);
    }
  });
});
