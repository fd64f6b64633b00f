import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test.each([
  ['de', 'es', 'de'],
  ['DE-at', undefined, 'de'],
  ['xx', 'es-MX,es;q=0.9', 'es'],
  [undefined, 'fr-FR, ar;q=0.8, de;q=0.9', 'de'],
  [undefined, 'de;q=0, es;q=0.1', 'es'],
  [undefined, 'fr', 'en'],
  [undefined, undefined, 'en'],
  ['', ';;;,=', 'en'],
  ['<script>', 'q=1', 'en'],
] as const)('wanted %s, accepted %s: speaks %s', (wanted, accepted, language) => {
  expect(pickLanguage(wanted, accepted)).toBe(language);
});
