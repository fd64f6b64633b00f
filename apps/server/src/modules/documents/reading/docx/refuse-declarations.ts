import { ReadingProblem } from '../reading-problem.ts';

const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;
/** An entity made of others: each level multiplies the one before. */
const NESTED_ENTITY = /<!ENTITY\s+%?\s*\S+\s+["'][^"'<]*&[^#]/i;

/** Word writes no declarations and refuses files that have them; they serve to multiply text or to fetch files. */
export function refuseDeclarations(start: Buffer) {
  // UTF-16 would hide them between zeros.
  const text = start.toString('latin1').replaceAll('\0', '');
  if (NESTED_ENTITY.test(text)) throw new ReadingProblem('bomb');
  if (DECLARATION.test(text))
    throw new ReadingProblem('broken', 'a part of the package has a document type declaration');
}
