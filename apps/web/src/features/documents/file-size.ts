import type { Formats } from '../../lib/format.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** 1,234,567 -> 1.2 MB */
export function fileSize(bytes: number, formats: Formats): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formats.number(bytes / 1000 ** power)} ${UNITS[power] ?? 'bytes'}`;
}
