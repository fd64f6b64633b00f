import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

export const MESSAGES: Record<Language, Messages> = { en, de, es, ar };
