import type { en } from './en.ts';

/** One text for each plural category that the language has; "other" is the one that always exists. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The page's own texts in one language. Every table has to have every key. */
export type Messages = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : PluralForms };
type KeysOf<Kind> = { [Key in keyof Messages]: Messages[Key] extends Kind ? Key : never }[keyof Messages];
export type TextKey = KeysOf<string>;
export type PluralKey = KeysOf<PluralForms>;
