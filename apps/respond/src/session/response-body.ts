import type { PublicSurvey, ResponseBody } from '@vela/contract';
import { answerBodies } from '../answers/drafts.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';
import { isSigned, tokenPart, type KeptToken } from '../invitation/kept-token.ts';
import type { PersonalLink } from '../invitation/personal-link.ts';
import type { SessionState } from './session-state.ts';

interface Answered {
  survey: PublicSurvey;
  state: SessionState;
  kept: KeptAnswers;
  link: PersonalLink | null;
  nowMs: number;
}

/** What is handed in, but for the token, which is had at the last moment. */
export function responseBody({ survey, state, kept, link, nowMs }: Answered): ResponseBody {
  return {
    answers: answerBodies(survey.questions, state.drafts),
    completionTime: Math.max(0, Math.round((nowMs - (kept.startedAt ?? nowMs)) / 1_000)),
    version: survey.version,
    ...rightOf(kept, link),
  };
}

/** With a token, even the random name of the device would be one name too many. */
function rightOf(kept: KeptAnswers, link: PersonalLink | null): Pick<ResponseBody, 'device' | 'invitation'> {
  if (link === null) return { device: kept.device };
  return link.way === 'verified' ? {} : { invitation: link.secret };
}

export const withToken = (body: ResponseBody, token: KeptToken | null | undefined): ResponseBody =>
  isSigned(token) ? { ...body, ...tokenPart(token) } : body;
