import type { Texts } from './messages/texts.ts';
import type { PageState } from './page-data.ts';

/** Title of the browser's tab. */
export function titleOf(state: PageState, texts: Texts): string {
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
