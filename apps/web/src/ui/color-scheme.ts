import { localStorageColorSchemeManager } from '@mantine/core';

/** The script in the page's head reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'vela.color-scheme' });
