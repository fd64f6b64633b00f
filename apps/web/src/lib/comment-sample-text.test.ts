import { expect, it } from 'vitest';
import { commentSampleText } from './comment-sample-text.ts';
import { createFormats } from './format.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

it('says of how many comments themes were told, where not all of them were read', () => {
  expect(commentSampleText(formats, { read: 500, written: 12_340 })).toBe('500 of 12,340 comments, chosen at random');
  expect(commentSampleText(formats, { read: 12, written: 12 })).toBeNull();
  expect(commentSampleText(formats, { read: 0, written: 0 })).toBeNull();
});
