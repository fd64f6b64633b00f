import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

/** One text for each plural category that the language has; "other" is the one that always exists. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The page's own texts in one language. Every table has to have every key. */
export type Messages = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : PluralForms };
type KeysOf<Kind> = { [Key in keyof Messages]: Messages[Key] extends Kind ? Key : never }[keyof Messages];
export type TextKey = KeysOf<string>;
export type PluralKey = KeysOf<PluralForms>;

export const MESSAGES: Record<Language, Messages> = { en, de, es, ar };
