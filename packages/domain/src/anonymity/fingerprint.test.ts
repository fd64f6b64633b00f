import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

it('is the start of the hash in hexadecimal, in groups of four', () => {
  const hash = Uint8Array.from({ length: 32 }, (_none, index) => 255 - index);
  expect(fingerprintOf(hash)).toBe('fffe fdfc fbfa f9f8 f7f6 f5f4 f3f2 f1f0');
  expect(fingerprintOf(new Uint8Array(32))).toBe('0000 0000 0000 0000 0000 0000 0000 0000');
});
