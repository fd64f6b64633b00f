import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { beforeAll, expect, test } from 'vitest';
import { makeBlindedToken, openSignature } from './blind-signature.ts';
import { fromBase64, toBase64Url } from './bytes.ts';

const SURVEY_ID = '0f4c1f0a-53c4-4c6e-8ad2-4d1d1f8a2b11';

interface Signer {
  publicKey: string;
  sign(blinded: string): Promise<string>;
}

async function aSigner(): Promise<Signer> {
  const parameters = { modulusLength: 2048, publicExponent: Uint8Array.from([1, 0, 1]) };
  const { publicKey, privateKey } = await RSABSSA.SHA384.generateKey(parameters);
  return {
    publicKey: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))),
    sign: async (blinded) =>
      toBase64Url(await RSABSSA.SHA384.PSS.Randomized().blindSign(privateKey, fromBase64(blinded))),
  };
}

let signer: Signer;
beforeAll(async () => {
  signer = await aSigner();
});

async function isSigned(signature: string, message: string): Promise<boolean> {
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const key = await crypto.subtle.importKey('spki', fromBase64(signer.publicKey), algorithm, true, ['verify']);
  return crypto.subtle.verify({ name: 'RSA-PSS', saltLength: 48 }, key, fromBase64(signature), fromBase64(message));
}

test('ends in an ordinary signature over a value that the server has not seen', async () => {
  const token = await makeBlindedToken(signer.publicKey, SURVEY_ID);
  const signature = await openSignature(signer.publicKey, token, await signer.sign(token.blinded));
  expect(signature).not.toBeNull();
  expect(await isSigned(signature ?? '', token.message)).toBe(true);
  const bytes = fromBase64(token.message);
  expect([bytes.length, new TextDecoder().decode(bytes.slice(32))]).toEqual([68, SURVEY_ID]);
});

test('two tokens share neither value nor envelope', async () => {
  const [one, other] = [
    await makeBlindedToken(signer.publicKey, SURVEY_ID),
    await makeBlindedToken(signer.publicKey, SURVEY_ID),
  ];
  expect(one.message).not.toBe(other.message);
  expect(one.blinded).not.toBe(other.blinded);
});

test('a signature under another key, of another envelope or of the wrong size is not taken', async () => {
  const token = await makeBlindedToken(signer.publicKey, SURVEY_ID);
  const other = await aSigner();
  const foreign = await makeBlindedToken(signer.publicKey, SURVEY_ID);
  const signatures = [await other.sign(token.blinded), await signer.sign(foreign.blinded), 'AAAA', ''];
  for (const signature of signatures) expect(await openSignature(signer.publicKey, token, signature)).toBeNull();
});
