import type { PageInput } from './page-data.ts';

// What the server type-checks against: it has no DOM types, which the components need.
export { pickLanguage, type Language } from './messages/language.ts';
export type { PageAssets, PageData, PageInput, PageState } from './page-data.ts';

/** The whole HTML document. */
export declare function renderPage(input: PageInput): string;
