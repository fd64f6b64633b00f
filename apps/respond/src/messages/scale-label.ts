import type { Texts } from './texts.ts';

/** From value "1" to value "5". */
const KEYS = ['scale1', 'scale2', 'scale3', 'scale4', 'scale5'] as const;
export const SCALE_VALUES = KEYS.map((_key, index) => String(index + 1));

/** The words of a value of the agreement scale. */
export function scaleLabel(value: string, { t }: Texts): string {
  const key = KEYS[Number(value) - 1];
  return key === undefined ? value : t(key);
}
