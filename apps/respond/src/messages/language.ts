export const LANGUAGES = ['en', 'de', 'es', 'ar'] as const;
/** Languages of the page's own texts. A survey's questions stay in the language that they were written in. */
export type Language = (typeof LANGUAGES)[number];

/** Each in itself, for whoever can't read the present one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español', ar: 'العربية' };

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The wanted language where there is one, else the best of what the browser accepts, else English. */
export function pickLanguage(wanted: string | undefined, acceptLanguage: string | undefined): Language {
  return (
    findLanguage(wanted ?? '') ??
    preferences(acceptLanguage ?? '')
      .map(findLanguage)
      .find((one) => one !== null) ??
    'en'
  );
}

/** "de-AT" speaks German too. */
function findLanguage(tag: string): Language | null {
  const [primary] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The tags of an Accept-Language header, the most wanted first; weight 0 means "not this one". */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
