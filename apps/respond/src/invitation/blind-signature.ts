import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { fromBase64, toBase64Url } from './bytes.ts';

/** What only this device knows until the answers are sent, and how it is taken out of the envelope later. */
export interface BlindedToken {
  /** The random value of the token. */
  message: string;
  /** The same as the server sees it: blinded, so that it tells nothing about the value. */
  blinded: string;
  /** Takes the blinding off the signature. Never leaves the device. */
  unblinding: string;
}

/** What of this file is loaded when it is needed. */
export interface BlindSignatures {
  makeBlindedToken: typeof makeBlindedToken;
  openSignature: typeof openSignature;
}

/** RFC 9474: RSABSSA-SHA384-PSS-Randomized. */
const suite = () => RSABSSA.SHA384.PSS.Randomized();

/**
 * Makes a random value and puts it into an envelope that the server can sign without seeing what is inside. The survey
 * is named in it, so that it is worth nothing anywhere else; 32 random bytes before that make it one of its kind.
 */
export async function makeBlindedToken(publicKey: string, surveyId: string): Promise<BlindedToken> {
  const message = suite().prepare(new TextEncoder().encode(surveyId));
  const { blindedMsg, inv } = await suite().blind(await importKey(publicKey), message);
  return { message: toBase64Url(message), blinded: toBase64Url(blindedMsg), unblinding: toBase64Url(inv) };
}

/**
 * Takes the envelope off and checks the signature under the published key. Null where it does not hold: a server that
 * signs with another key could tell its people apart.
 */
export async function openSignature(
  publicKey: string,
  { message, unblinding }: BlindedToken,
  blindSignature: string,
): Promise<string | null> {
  const key = await importKey(publicKey);
  try {
    const signature = await suite().finalize(
      key,
      fromBase64(message),
      fromBase64(blindSignature),
      fromBase64(unblinding),
    );
    return toBase64Url(signature);
  } catch {
    // Deliberate: whatever is wrong with the signature, it must not be used.
    return null;
  }
}

const importKey = (publicKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-PSS', hash: 'SHA-384' }, true, ['verify']);
