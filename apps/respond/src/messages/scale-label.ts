import type { Texts } from './texts.ts';

const KEYS = { '1': 'scale1', '2': 'scale2', '3': 'scale3', '4': 'scale4', '5': 'scale5' } as const;
export const SCALE_VALUES = Object.keys(KEYS);

/** The words of a value of the agreement scale. */
export const scaleLabel = (value: string, { t }: Texts): string =>
  value in KEYS ? t(KEYS[value as keyof typeof KEYS]) : value;
