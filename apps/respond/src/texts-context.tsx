import { createContext, useContext } from 'react';
import type { Texts } from './messages/texts.ts';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext.Provider;
/** The page's own texts. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
