import { expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { resultWords } from './import-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const none = { created: 0, updated: 0, unchanged: 0, leftOut: 0, invited: 0 };

it('says what an import did and leaves out what it did not', () => {
  expect(resultWords(formats, { ...none, created: 1_200, leftOut: 1 })).toBe('1,200 added, 1 line left out');
  expect(resultWords(formats, none)).toBe('nothing to change');
});
