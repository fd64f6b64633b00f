import { DOCUMENT_MAX_CHARACTERS, findTextHeadings } from '@vela/domain/documents';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { looksLikeText, wideEncoding } from './sniff-document.ts';
import { ReadingProblem, type ReadText } from './reading-shapes.ts';

const SAMPLE_BYTES = 256 * 1024;
/** What an editor on Windows writes where it was told nothing. */
const FALLBACK = 'windows-1252';
const BYTES_PER_CHARACTER = 4;

export function readTextFile(bytes: Buffer): ReadText {
  if (bytes.length > DOCUMENT_MAX_CHARACTERS * BYTES_PER_CHARACTER) throw new ReadingProblem('too_long');
  if (!looksLikeText(bytes)) throw new ReadingProblem('wrong_type');
  const text = decode(bytes);
  if (text.length > DOCUMENT_MAX_CHARACTERS) throw new ReadingProblem('too_long');
  return { blocks: findTextHeadings(text), pageCount: null, notices: [] };
}

function decode(bytes: Buffer): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return iconv.decode(bytes, wide);
  return decodeUtf8(bytes) ?? iconv.decode(bytes, guessEncoding(bytes));
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** One damaged character doesn't make a UTF-8 text one of Windows; what chardet says is taken where iconv knows it. */
function guessEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const lenient = new TextDecoder().decode(sample);
  const damaged = lenient.split('\uFFFD').length - 1;
  const wellFormed = (lenient.match(/[^\0-\u007f\uFFFD]/g) ?? []).length;
  if (wellFormed > damaged * 10) return 'utf-8';
  const guess = chardet.detect(sample);
  if (guess === null || guess.startsWith('ISO-8859-1') || !iconv.encodingExists(guess)) return FALLBACK;
  return guess;
}
