import { describe, expect, test } from 'vitest';
import { nameOnDevice, readLinkSecret } from './link-secret.ts';

test.each([
  ['#t=abc-_9', 'abc-_9'],
  ['#lang=de&t=abc', 'abc'],
  ['', null],
  ['#', null],
  ['#t=', null],
  ['#other=1', null],
])('%j holds %j', (hash, secret) => {
  expect(readLinkSecret(hash)).toBe(secret);
});

describe('the name on the device', () => {
  test('is the survey alone on an open link', () => {
    expect(nameOnDevice('survey-1', null)).toBe('survey-1');
  });

  test('is one of its own for each link, the same at each visit, and not the secret', () => {
    const names = ['secret-a', 'secret-b', 'secret-a'].map((secret) => nameOnDevice('survey-1', secret));
    expect(names[0]).toBe(names[2]);
    expect(names[0]).not.toBe(names[1]);
    expect(names[0]).not.toContain('secret');
  });
});
