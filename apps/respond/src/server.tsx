import { renderToString } from 'react-dom/server';
import { directionOf } from './messages/language.ts';
import { MESSAGES } from './messages/messages.ts';
import { textsIn, type Texts } from './messages/texts.ts';
import type { PageData, PageInput, PageState } from './page-data.ts';
import { RespondentPage } from './respondent-page.tsx';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export { pickLanguage, type Language } from './messages/language.ts';
export type { PageAssets, PageData, PageInput, PageState } from './page-data.ts';

/** The whole HTML document, complete without its script. */
export function renderPage({ surveyId, state, language, assets, nonce }: PageInput): string {
  const messages = MESSAGES[language];
  const data: PageData = { surveyId, state, language, messages };
  const script =
    assets.scriptUrl === null
      ? ''
      : `<script type="module" nonce="${nonce}" src="${escapeHtml(assets.scriptUrl)}"></script>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:,">
<title>${escapeHtml(titleOf(state, textsIn(language, messages)))}</title>
<style nonce="${nonce}">${assets.css}</style>
${script}
</head>
<body>
<div id="root">${renderToString(<RespondentPage data={data} session={null} />)}</div>
${assets.scriptUrl === null ? NOT_BUILT : ''}<script type="application/json" id="page-data">${toScriptJson(data)}</script>
</body>
</html>
`;
}

/** For who develops: no installation that was started as described lacks the script. */
const NOT_BUILT =
  '<p class="not-built" lang="en" dir="ltr">The script of this page has not been built, so it can be read but not answered. Run “npm run build -w @vela/respond”.</p>\n';

/** Title of the browser's tab. */
function titleOf(state: PageState, texts: Texts): string {
  switch (state.kind) {
    case 'survey':
      return `${state.survey.title} · ${state.survey.companyName}`;
    case 'not_open':
      return texts.t('notOpenTitle');
    case 'closed':
      return texts.t('closedTitle');
    case 'unknown':
      return texts.t('unknownTitle');
    case 'trouble':
      return texts.t('troubleTitle');
  }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * JSON that can stand inside a script element: no text in it can close the element or open a comment, and the two line
 * separators that JSON allows and old script parsers don't are written as escapes.
 */
export function toScriptJson(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escape);
}
