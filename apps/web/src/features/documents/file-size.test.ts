import { expect, test } from 'vitest';
import { createFormats } from '../../lib/format.ts';
import { fileSize } from './file-size.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [26_214_400, '26.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, formats)).toBe(text);
});
