/**
 * PostgreSQL holds neither NUL nor halves of surrogate pairs. With the u flag, \p{Surrogate} matches lone halves only.
 */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const ALL_UNSTORABLE = /[\0\p{Surrogate}]/gu;

export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text);

/** Puts the replacement character in the place of what can't be stored, so that the length stays what was counted. */
export const toStorableText = (text: string): string => text.replace(ALL_UNSTORABLE, '\uFFFD');
