import { COMMENT_THEMES, type CommentTheme } from '@vela/domain/ai';
import { phraseList } from './phrase-list.ts';
import { createPhraseMatcher, type Token } from './phrase-matcher.ts';
import { NO_THEME, THEME_WORDS } from './theme-words-data.ts';

/** A phrase may speak of several themes, so it stands once with all of them. */
function themesByPhrase(): Map<string, CommentTheme[]> {
  const found = new Map<string, CommentTheme[]>(phraseList(NO_THEME).map((phrase) => [phrase, []]));
  for (const theme of COMMENT_THEMES) {
    for (const phrase of phraseList(THEME_WORDS[theme])) found.set(phrase, [...(found.get(phrase) ?? []), theme]);
  }
  return found;
}

const match = createPhraseMatcher(themesByPhrase());

/** What a comment is about, in the order of the list of themes. */
export function findThemes(tokens: readonly Token[]): CommentTheme[] {
  const found = new Set(match(tokens).flatMap(({ value }) => value));
  return COMMENT_THEMES.filter((theme) => found.has(theme));
}
