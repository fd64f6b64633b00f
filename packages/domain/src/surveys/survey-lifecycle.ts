import { SURVEY_STATUSES, type SurveyStatus } from './survey-types.ts';

interface TransitionRule {
  from: SurveyStatus;
  to: SurveyStatus;
  /** "Only a draft survey can be launched." */
  participle: string;
}

/** Every change of status there is. A scheduled survey that someone launches by hand takes `start`, as its date does. */
export const SURVEY_TRANSITIONS = {
  launch: { from: 'draft', to: 'active', participle: 'launched' },
  schedule: { from: 'draft', to: 'scheduled', participle: 'scheduled' },
  unschedule: { from: 'scheduled', to: 'draft', participle: 'unscheduled' },
  start: { from: 'scheduled', to: 'active', participle: 'started' },
  close: { from: 'active', to: 'closed', participle: 'closed' },
  archive: { from: 'closed', to: 'archived', participle: 'archived' },
  restore: { from: 'archived', to: 'closed', participle: 'restored' },
  reopen: { from: 'closed', to: 'active', participle: 'reopened' },
} as const satisfies Record<string, TransitionRule>;

export type SurveyTransition = keyof typeof SURVEY_TRANSITIONS;

export type TransitionResult = { ok: true; to: SurveyStatus } | { ok: false; message: string };

export function transition(status: SurveyStatus, name: SurveyTransition): TransitionResult {
  const rule = SURVEY_TRANSITIONS[name];
  return rule.from === status ? { ok: true, to: rule.to } : { ok: false, message: refusal(status, name) };
}

export const canTransition = (status: SurveyStatus, name: SurveyTransition): boolean =>
  SURVEY_TRANSITIONS[name].from === status;

/** A status that this version does not know is shown as a draft. */
export function toSurveyStatus(status: unknown): SurveyStatus {
  return SURVEY_STATUSES.find((known) => known === status) ?? 'draft';
}

/** What a person can do with a survey instead. Steps that no screen offers would be no help. */
const WAY_ON: Record<SurveyStatus, string> = {
  draft: 'launch',
  scheduled: 'edit',
  active: 'close',
  closed: 'duplicate',
  archived: 'duplicate',
};

function refusal(status: SurveyStatus, name: SurveyTransition): string {
  const { from, participle } = SURVEY_TRANSITIONS[name];
  return `Only ${withArticle(from)} survey can be ${participle}. This one is ${status}: you can ${WAY_ON[status]} it.`;
}

const withArticle = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
