import { expect, it } from 'vitest';
import { createMask, maskData } from './mask-names.ts';

const mask = createMask(['Anna-Lena Müller', 'José O’Brien', 'X Y', 'Will Li']);

it.each([
  ['Ask anna or LENA.', 'Ask [name] or [name].'],
  ["Anna's idea, Mueller and MÜLLER", "[name]'s idea, Mueller and [name]"],
  ['Jose and Jos\u00e9 and Jos\u0065\u0301', '[name] and [name] and [name]'],
  ['A\u200bn\u200bn\u200ba', '[name]'],
  ['Ａｎｎａ', '[name]'],
  ['annals and williams', 'annals and williams'],
  ['will you?', '[name] you?'],
  ['mail a.mueller+x@corp.example or b (at) corp.example', 'mail [email] or [email]'],
  ['call +49 (170) 123-45-67 or 0170/1234567', 'call [number] or [number]'],
  ['see https://x.example/a?b=c and www.x.example and x.example/a', 'see [link] and [link] and [link]'],
  ['ping @jdoe', 'ping [name]'],
  ['Dr. Schmidt and Frau Meier', '[name] and [name]'],
  ['a score of 42 from 1,200 answers in 2026', 'a score of 42 from 1,200 answers in 2026'],
])('%s', (text, masked) => expect(mask(text)).toBe(masked));

it('masks every text in a value and leaves numbers and field names', () => {
  expect(maskData({ anna: ['Anna', { text: 'by Anna' }], count: 5, none: null }, mask)).toEqual({
    anna: ['[name]', { text: 'by [name]' }],
    count: 5,
    none: null,
  });
});
