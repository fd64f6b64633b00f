import { createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import type { SurveyPublicKey } from '@vela/contract';
import type { Tx } from '@vela/db';
import { sha256Of, SIGNING_MODULUS_LENGTH, type KeyPair } from '../../../platform/crypto.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SurveyKey } from '../response-writes-store.ts';
import { findSurveyKey, insertSurveyKey } from '../asked-survey-store.ts';

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

type KeyDeps = Pick<Deps, 'keyedHash'>;

/** Keeps a survey's key. Whoever reads the database without the server's secret can't sign with it. */
export async function saveSurveyKey(
  tx: Tx,
  deps: KeyDeps,
  { pair, ...survey }: SurveyKey & { pair: KeyPair },
): Promise<void> {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(CIPHER, sealingKey(deps, survey), iv);
  const sealed = cipher.update(pair.privateKey.export({ type: 'pkcs8', format: 'der' }));
  const privateKey = Buffer.concat([iv, sealed, cipher.final(), cipher.getAuthTag()]);
  await insertSurveyKey(tx, survey, {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }),
    privateKey,
  });
}

/** Makes the key of a survey that has none yet. The survey's row must be locked. */
export async function ensureSurveyKey(
  tx: Tx,
  deps: KeyDeps & Pick<Deps, 'makeSigningKeys'>,
  survey: SurveyKey,
): Promise<void> {
  if ((await findSurveyKey(tx, survey)) !== null) return;
  await saveSurveyKey(tx, deps, { ...survey, pair: await deps.makeSigningKeys() });
}

/** The key with which a survey's tokens are signed; null where it has none. */
export async function openSurveyKey(tx: Tx, deps: KeyDeps, survey: SurveyKey): Promise<KeyPair | null> {
  const row = await findSurveyKey(tx, survey);
  if (row === null) return null;
  const decipher = createDecipheriv(CIPHER, sealingKey(deps, survey), row.privateKey.subarray(0, IV_LENGTH));
  decipher.setAuthTag(row.privateKey.subarray(-TAG_LENGTH));
  const opened = decipher.update(row.privateKey.subarray(IV_LENGTH, -TAG_LENGTH));
  const privateKey = createPrivateKey({
    key: Buffer.concat([opened, decipher.final()]),
    type: 'pkcs8',
    format: 'der',
  });
  return { publicKey: publicKeyOf(row.publicKey), privateKey };
}

export const publicKeyOf = (spki: Buffer) => createPublicKey({ key: spki, type: 'spki', format: 'der' });

/** The public part as respondents get it. The id is the same wherever anybody looks, so that people can compare. */
export const presentSurveyKey = (spki: Buffer): SurveyPublicKey => ({
  publicKey: spki.toString('base64url'),
  keyId: sha256Of(spki).toString('base64url'),
  modulusLength: SIGNING_MODULUS_LENGTH,
});

const sealingKey = (deps: KeyDeps, { companyId, surveyId }: SurveyKey): Buffer =>
  Buffer.from(deps.keyedHash.hex('survey signing key', `${companyId} ${surveyId}`), 'hex');
