import type { AiSource } from '@vela/contract';

/** Grows with every change of words or rules that reads the same comment otherwise. */
const READING_VERSION = '1';

export const READING_SOURCE: AiSource = { engine: 'embedded', model: 'comment-reader', version: READING_VERSION };
