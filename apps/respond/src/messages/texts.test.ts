import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { MESSAGES } from './messages.ts';
import { textsIn } from './texts.ts';

const texts = (language: Language) => textsIn(language, MESSAGES[language]);

test('chooses the plural form of the language', () => {
  const arabic = texts('ar');
  expect([1, 2, 3, 11, 100].map((n) => arabic.plural('questionCount', n))).toEqual([
    'سؤال واحد',
    'سؤالان',
    '3 أسئلة',
    '11 سؤالًا',
    '100 سؤال',
  ]);
  expect(texts('en').plural('minutes', 1)).toBe('about 1 minute');
});

test('writes numbers as the language does', () => {
  expect(texts('de').t('counter', { n: 12, max: 5000 })).toBe('12 von 5.000 Zeichen');
  expect(texts('en').t('counter', { n: 12, max: 5000 })).toBe('12 of 5,000 characters');
});

test('fills in what looks like a placeholder as it is', () => {
  expect(texts('en').t('attributedNamed', { name: '{n} & $& Sons' })).toContain('as {n} & $& Sons:');
});
