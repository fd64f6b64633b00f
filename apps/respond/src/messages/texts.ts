import type { Messages, PluralKey, TextKey } from './en.ts';
import type { Language } from './language.ts';

/** From value "1" to value "5". */
const KEYS = ['scale1', 'scale2', 'scale3', 'scale4', 'scale5'] as const;

type Values = Record<string, string | number>;

/** The texts of one language, with their values filled in. */
export interface Texts {
  language: Language;
  /** A text. */
  t(key: TextKey, values?: Values): string;
  /** A text that depends on a number, which fills `{n}`. */
  plural(key: PluralKey, n: number, values?: Values): string;
  number(n: number): string;
}

export function textsIn(language: Language, messages: Messages): Texts {
  // Latin digits everywhere: the server's and the browser's idea of a language's own digits may differ, and what React
  // takes over has to be what the server wrote.
  const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`);
  const rules = new Intl.PluralRules(language);
  const fill = (text: string, values: Values) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  return {
    language,
    t: (key, values = {}) => fill(messages[key], values),
    plural: (key, n, values = {}) => {
      const forms = messages[key];
      return fill(forms[rules.select(n)] ?? forms.other, { ...values, n });
    },
    number: (n) => numbers.format(n),
  };
}

export const SCALE_VALUES = KEYS.map((_key, index) => String(index + 1));

/** The words of a value of the agreement scale. */
export function scaleLabel(value: string, { t }: Texts): string {
  const key = KEYS[Number(value) - 1];
  return key === undefined ? value : t(key);
}
