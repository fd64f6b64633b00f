/** Control characters that text has: tab, line breaks, form feed, escape of old printers. */
const TEXT_CONTROLS = new Set([9, 10, 11, 12, 13, 26, 27]);
/** A stray byte is damage, a hundredth of them is another kind of file. */
const MOST_CONTROLS = 0.01;
const MOST_NULS = 0.001;

/** Whether bytes are text in some encoding rather than a program's own data. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (wideEncoding(bytes) !== null) return true;
  let controls = 0;
  let nuls = 0;
  for (const byte of bytes) {
    if (byte === 0) nuls += 1;
    else if (byte < 32 && !TEXT_CONTROLS.has(byte)) controls += 1;
  }
  return nuls <= bytes.length * MOST_NULS && controls <= bytes.length * MOST_CONTROLS;
}

/** UTF-16 or UTF-32 by its mark; UTF-16 without one by the zeros of its Latin letters, line breaks and spaces. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length >= 8 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  return wideWithoutMark(bytes);
}

const SAMPLE_BYTES = 4096;
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES - (SAMPLE_BYTES % 2));
  if (sample.length < 8 || bytes.length % 2 !== 0) return null;
  const count = { asciiLow: 0, asciiHigh: 0, both: 0 };
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [first = 0, second = 0] = [sample[at], sample[at + 1]];
    if (first === 0 && second === 0) count.both += 1;
    else if (second === 0 && isAsciiText(first)) count.asciiLow += 1;
    else if (first === 0 && isAsciiText(second)) count.asciiHigh += 1;
  }
  const most = sample.length / 2;
  if (count.both > 0) return null;
  if (count.asciiLow > most * 0.5 && count.asciiHigh < most * 0.02) return 'utf-16le';
  if (count.asciiHigh > most * 0.5 && count.asciiLow < most * 0.02) return 'utf-16be';
  return null;
}

const isAsciiText = (byte: number) => (byte >= 32 && byte < 127) || TEXT_CONTROLS.has(byte);
