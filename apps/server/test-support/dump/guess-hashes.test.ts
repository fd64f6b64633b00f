import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { guessHashes } from './guess-hashes.ts';

const member = 'b3f1c9d2-8a57-4c7e-9d6b-2f10a4e5c871';
const survey = '5d0c2f7a-1b94-4e36-8c0d-7e92b6a3f415';
const sha = (text: string) => createHash('sha256').update(text).digest();

it.each<[string, unknown]>([
  ['a plain hash', sha(member)],
  ['half of one, in hex', sha(`${survey} ${member}`).toString('hex').slice(0, 32)],
  ['one among others in a column', Buffer.concat([Buffer.alloc(32), sha(`${member}:${survey}`)])],
  ['one keyed by the survey', createHmac('sha512', survey).update(member).digest('base64url')],
])('finds %s', (_name, value) => {
  expect(guessHashes([1, null, { of: value }], [member, 'somebody else'], survey)).toHaveLength(1);
});

it('finds nothing where a secret is in it', () => {
  const secret = createHmac('sha256', 'a secret').update(member).digest();
  expect(guessHashes([secret, secret.toString('hex'), member], [member], survey)).toEqual([]);
});
