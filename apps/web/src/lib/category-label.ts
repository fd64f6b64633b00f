import type { Category } from '@vela/domain/surveys';

/** Categories are plain words; a label is the word with a capital. */
export const categoryLabel = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);
