import { createHash, createHmac } from 'node:crypto';

const ALGORITHMS = ['md5', 'sha1', 'sha256', 'sha512-256', 'sha384', 'sha512'];
const SEPARATORS = ['', ' ', ':', '/', '\0'];
/** Shorter pieces of a hash would be found by chance. */
const PIECE = 24;
const HASH_BYTES = 16;

/**
 * What somebody who knows how hashes are made, but not the server's secret, finds of a person: the known values, alone and
 * with the survey, hashed in every usual way and looked for in what is stored.
 */
export function guessHashes(stored: readonly unknown[], known: readonly string[], surveyId: string): string[] {
  const pieces = new Set(stored.flatMap(piecesOf));
  const inputs = known.flatMap((value) => [
    value,
    ...SEPARATORS.flatMap((between) => [`${surveyId}${between}${value}`, `${value}${between}${surveyId}`]),
  ]);
  return inputs.filter((input) => {
    const hashes = ALGORITHMS.flatMap((algorithm) => [
      createHash(algorithm).update(input).digest(),
      createHmac(algorithm, '').update(input).digest(),
      createHmac(algorithm, surveyId).update(input).digest(),
    ]);
    return hashes.some((hash) =>
      [hash.toString('hex'), hash.toString('base64url')].some((text) => pieces.has(text.slice(0, PIECE))),
    );
  });
}

/** The beginning of every text, and of every 16 bytes, for hashes lie side by side in some columns. */
function piecesOf(value: unknown): string[] {
  if (Buffer.isBuffer(value)) {
    return Array.from({ length: Math.ceil(value.length / HASH_BYTES) }, (_, index) =>
      value
        .subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES)
        .toString('hex')
        .slice(0, PIECE),
    );
  }
  if (typeof value === 'string') {
    const words = value.split(/[^\w-]+/);
    // A hash may be dressed up as an id.
    return [...words, ...words.map((word) => word.replaceAll('-', ''))].map((word) => word.slice(0, PIECE));
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(piecesOf);
  return [];
}
