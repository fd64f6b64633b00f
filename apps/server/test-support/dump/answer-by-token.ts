import { RSABSSA } from '@cloudflare/blindrsa-ts';
import type { AttackedApp } from '../attack/attacked-app.ts';

const suite = RSABSSA.SHA384.PSS.Randomized();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytes = (value: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(value, 'base64url'));

interface Invited {
  surveyId: string;
  /** What stands behind `#t=` of the personal link. */
  invitation: string;
}

/** What a browser sends in place of its invitation: a token that was signed without having been seen. */
export async function fetchToken({ call }: Pick<AttackedApp, 'call'>, { surveyId, invitation }: Invited) {
  const base = `/api/public/surveys/${surveyId}`;
  const { key } = JSON.parse((await call({ method: 'GET', path: `${base}/key` })).body) as {
    key: { publicKey: string };
  };
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const publicKey = await crypto.subtle.importKey('spki', bytes(key.publicKey), algorithm, true, ['verify']);
  const message = suite.prepare(new TextEncoder().encode(surveyId));
  const { blindedMsg, inv } = await suite.blind(publicKey, message);
  const body = { invitation, blinded: text(blindedMsg) };
  const answer = await call({ method: 'POST', path: `${base}/tokens`, body });
  if (answer.status !== 200) throw new Error(answer.body);
  const issued = JSON.parse(answer.body) as { blindSignature: string; segment: { key: string } };
  const signature = await suite.finalize(publicKey, message, bytes(issued.blindSignature), inv);
  return { token: { message: text(message), signature: text(signature) }, segment: issued.segment.key };
}
