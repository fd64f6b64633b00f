import type { PublicQuestion, PublicSurvey } from '@vela/contract';
import { EMPTY_DRAFT, type Draft } from '../src/answers/drafts.ts';
import { MESSAGES } from '../src/messages/messages.ts';
import type { PageData, PageState } from '../src/page-data.ts';

/** A complete question as a respondent's page gets it; what a test is about is given, the rest is ordinary. */
export function aQuestion(fields: Partial<PublicQuestion> = {}): PublicQuestion {
  return { _id: 'q1', text: 'How was your week?', type: 'rating', options: [], required: true, ...fields };
}

export function aSurvey(fields: Partial<PublicSurvey> = {}): PublicSurvey {
  return {
    _id: 'survey-1',
    title: 'November pulse',
    description: '',
    companyName: 'Nebula Works',
    access: 'anyone_with_link',
    anonymous: true,
    allowMultipleResponses: false,
    minGroup: 5,
    version: 3,
    questions: [aQuestion()],
    ...fields,
  };
}

/** A survey for invited people, whose answers are handed in with blind tokens. */
export const anInvitedSurvey = (fields: Partial<PublicSurvey> = {}): PublicSurvey =>
  aSurvey({
    access: 'invited_only',
    invitation: 'needed',
    verified: { publicKey: 'the-key', keyId: 'the-id', modulusLength: 2048 },
    ...fields,
  });

export const aDraft = (fields: Partial<Draft> = {}): Draft => ({ ...EMPTY_DRAFT, ...fields });

export const pageOf = (survey: PublicSurvey): PageData => pageDataOf({ kind: 'survey', survey });

export const pageDataOf = (state: PageState): PageData => ({
  surveyId: 'survey-1',
  state,
  language: 'en',
  messages: MESSAGES.en,
});
