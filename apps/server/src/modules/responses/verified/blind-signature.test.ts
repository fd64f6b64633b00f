import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { describe, expect, test } from 'vitest';
import { RFC_9474_VECTOR as vector } from '../../../../test-support/rfc-9474-vector.ts';
import { makeSigningKeys } from '../../../platform/crypto.ts';
import { blindSign, isSignatureOf } from './blind-signature.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const numberOf = (hex: string) => BigInt(`0x${hex}`);
const text = (value: bigint) => {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
};

const inverse = (value: bigint, modulus: bigint): bigint => {
  let [r, nextR, s, nextS] = [modulus, value % modulus, 0n, 1n];
  while (nextR !== 0n) [r, nextR, s, nextS] = [nextR, r % nextR, nextS, s - (r / nextR) * nextS];
  return ((s % modulus) + modulus) % modulus;
};

function vectorKeys() {
  const [p, q, d] = [numberOf(vector.p), numberOf(vector.q), numberOf(vector.d)];
  const jwk = {
    kty: 'RSA',
    n: text(numberOf(vector.n)),
    e: text(numberOf(vector.e)),
    d: text(d),
    p: text(p),
    q: text(q),
    dp: text(d % (p - 1n)),
    dq: text(d % (q - 1n)),
    qi: text(inverse(q, p)),
  };
  return {
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: { kty: jwk.kty, n: jwk.n, e: jwk.e }, format: 'jwk' }),
  };
}

describe('the vector of RFC 9474', () => {
  test('is signed and taken', () => {
    const keys = vectorKeys();
    expect(blindSign(keys, bytes(vector.blindedMsg))?.toString('hex')).toBe(vector.blindSig);
    expect(vector.preparedMsg).toBe(vector.msgPrefix + vector.msg);
    expect(isSignatureOf(keys.publicKey, bytes(vector.preparedMsg), bytes(vector.sig))).toBe(true);
  });

  test('is unblinded to the signature of the vector', () => {
    const n = numberOf(vector.n);
    const signature = (numberOf(vector.blindSig) * numberOf(vector.inv)) % n;
    expect(signature).toBe(numberOf(vector.sig));
  });

  test.each([
    ['without the random bytes in front', vector.msg, vector.sig],
    ['with another message', `${vector.preparedMsg.slice(0, -2)}00`, vector.sig],
    ['with the blind signature itself', vector.preparedMsg, vector.blindSig],
    ['with half a signature', vector.preparedMsg, vector.sig.slice(0, 512)],
    ['without a signature', vector.preparedMsg, ''],
  ])('is refused %s', (_name, message, signature) => {
    expect(isSignatureOf(vectorKeys().publicKey, bytes(message), bytes(signature))).toBe(false);
  });

  test.each([
    ['too large a number', vector.n],
    ['the largest of its length', 'ff'.repeat(512)],
    ['too few bytes', vector.blindedMsg.slice(2)],
    ['too many bytes', `00${vector.blindedMsg}`],
    ['nothing', ''],
  ])('signs no blinded message of %s', (_name, blinded) => {
    expect(blindSign(vectorKeys(), bytes(blinded))).toBeNull();
  });
});

test('what a browser’s library blinds is signed, and its token taken', async () => {
  const keys = await makeSigningKeys();
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const spki = keys.publicKey.export({ type: 'spki', format: 'der' });
  const publicKey = await crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']);
  const suite = RSABSSA.SHA384.PSS.Randomized();
  const message = suite.prepare(randomBytes(36));
  const { blindedMsg, inv } = await suite.blind(publicKey, message);
  const blindSignature = blindSign(keys, Buffer.from(blindedMsg));
  if (blindSignature === null) throw new Error('A blinded message must be signed');
  const signature = await suite.finalize(publicKey, message, blindSignature, inv);
  expect(isSignatureOf(keys.publicKey, Buffer.from(message), Buffer.from(signature))).toBe(true);
  expect(blindSign(keys, Buffer.from(blindedMsg))).toEqual(blindSignature);
});
