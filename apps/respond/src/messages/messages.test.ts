import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import type { PluralForms } from './en.ts';
import { MESSAGES } from './messages.ts';

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const formsOf = (message: string | PluralForms): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

describe.each(LANGUAGES)('the table of %s', (language) => {
  const messages = MESSAGES[language];

  test('has the keys of English and no others', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(MESSAGES.en).sort());
  });

  test('has no blank text', () => {
    for (const message of Object.values(messages))
      for (const text of formsOf(message)) expect(text.trim()).not.toBe('');
  });

  test('fills in the same values as English', () => {
    for (const [key, message] of Object.entries(messages)) {
      const english = MESSAGES.en[key as keyof typeof messages];
      const last = (one: string | PluralForms) => (typeof one === 'string' ? one : one.other);
      expect([key, placeholders(last(message))]).toEqual([key, placeholders(last(english))]);
    }
  });

  test('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const message of Object.values(messages)) {
      if (typeof message !== 'string') expect(Object.keys(message).sort()).toEqual(categories);
    }
  });
});
