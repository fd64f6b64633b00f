import { expect, it } from 'vitest';
import { keyFingerprint } from './overview-tab.tsx';

it('is the start of the hash in hexadecimal, in groups of four', () => {
  const everyByte = btoa(String.fromCharCode(...Array.from({ length: 32 }, (_none, index) => 255 - index)));
  const keyId = everyByte.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  expect(keyFingerprint(keyId)).toBe('fffe fdfc fbfa f9f8 f7f6 f5f4 f3f2 f1f0');
});
