import { makeSigningKeys, type KeyPair } from '../src/platform/crypto.ts';

/** No test has more surveys whose keys must differ from each other. */
const KEYS = 4;
const pool: Promise<KeyPair>[] = [];

/** Real keys, made once for all files of a process and handed out in turns: two surveys in a row never have the same. */
export function pooledSigningKeys(): () => Promise<KeyPair> {
  let turn = 0;
  return () => (pool[turn++ % KEYS] ??= makeSigningKeys());
}
