import { expect, test } from 'vitest';
import { drawableText, inLines, inVisualOrder, runsRightToLeft } from './pdf-text.ts';

test.each([
  ['Plain text', 'Plain text'],
  ['Größe, Ελληνικά, Привет, مرحبا, שלום', 'Größe, Ελληνικά, Привет, مرحبا, שלום'],
  ['Great 🎉👍🏽', 'Great □□'],
  ['漢字', '□□'],
  ['two\r\nlines\u0007', 'two\nlines'],
  ['half \ud83c a sign', 'half \ufffd a sign'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

const ofLength = (text: string) => text.length;

test('lines are no wider than there is room, and a word that is too long is cut', () => {
  const lines = inLines('one two three fourteenletters', 8, ofLength).map(({ words }) => words.join(' '));
  expect(lines).toEqual(['one two', 'three', 'fourteen', 'letters']);
});

test('empty lines stay', () => {
  expect(inLines('a\n\nb', 8, ofLength).map(({ words }) => words.join(' '))).toEqual(['a', '', 'b']);
});

test('words from right to left stand in their order, numbers and other words within them too', () => {
  expect(runsRightToLeft('«שלום» hello')).toBe(true);
  expect(inVisualOrder(['א', 'ב', 'Vela', 'app', 'ג'], true)).toEqual(['ג', 'Vela', 'app', 'ב', 'א']);
  expect(inVisualOrder(['We', 'said', 'א', 'ב', 'today'], false)).toEqual(['We', 'said', 'ב', 'א', 'today']);
  expect(inVisualOrder(['Pulse', 'א', '-', 'ב', '(2026)'], false)).toEqual(['Pulse', 'ב', '-', 'א', '(2026)']);
  expect(inVisualOrder(['(א', 'ב)'], true)).toEqual(['ב(', ')א']);
});
