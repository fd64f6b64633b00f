import { expect, it } from 'vitest';
import { commentSampleText } from './comment-sample-text.ts';
import { createFormats } from './format.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

it('says of how many comments themes were told, where not all of them were read', () => {
  expect(commentSampleText(formats, { read: 500, written: 12_340, isAtLeast: false })).toBe(
    '500 of 12,340 comments, chosen at random',
  );
  expect(commentSampleText(formats, { read: 2000, written: 101_500, isAtLeast: true })).toBe(
    '2,000 of more than 101,500 comments, chosen at random',
  );
  expect(commentSampleText(formats, { read: 12, written: 12, isAtLeast: false })).toBeNull();
  expect(commentSampleText(formats, { read: 0, written: 0, isAtLeast: false })).toBeNull();
});
