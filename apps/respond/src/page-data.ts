import type { PublicSurvey } from '@vela/contract';
import type { Language } from './messages/language.ts';
import type { Messages } from './messages/en.ts';

/** What there is to show at an address: an open survey, or the reason why there is none. */
export type PageState =
  | { kind: 'survey'; survey: PublicSurvey }
  | { kind: 'not_open' }
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'trouble' };

/** What the server writes into the page and the browser takes over from. */
export interface PageData {
  /** As it stands in the address; also the name under which the device keeps the answers. */
  surveyId: string;
  state: PageState;
  language: Language;
  /** The page's own texts come with it, so that nobody loads three languages that they don't read. */
  messages: Messages;
}

/** Where the page's style and script come from. */
export interface PageAssets {
  /** Inlined: the first screen needs no second request. */
  css: string;
  /** Address of the browser's part; null where it has not been built. */
  scriptUrl: string | null;
}

export interface PageInput extends Omit<PageData, 'messages'> {
  assets: PageAssets;
  /** The value that the content security policy of this answer allows. */
  nonce: string;
}
