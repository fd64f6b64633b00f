import type { Issue, ResponseBody } from '@vela/contract';
import { checkAnswers, SURVEY_MESSAGES, type AnswerProblem } from '@vela/domain/surveys';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid, notFound } from '../../platform/domain-error.ts';
import { findSubmissionState } from './asked-survey-store.ts';
import { collectingOf } from './collecting.ts';
import { toCompletionSeconds } from './count-responses.ts';
import { refusalOfStatus, submissionRefused, type Submission, type SubmissionOutcome } from './decide-batch.ts';
import type { SurveyKey } from './response-writes-store.ts';
import { findRightToAnswer } from './verified/right-to-answer.ts';

export interface IncomingResponse {
  surveyId: string;
  /** The client's name for this request: however often it is sent, it counts once. */
  key: string;
  body: ResponseBody;
  token: string | null;
}

/** Versions follow each other by hand, so a second look is nearly always enough. */
const TRIES = 5;

/** Takes in a response; says whether it is counted now or had been already. Durable when it resolves. */
export async function acceptResponse(deps: Deps, incoming: IncomingResponse): Promise<'accepted' | 'repeated'> {
  const { known } = collectingOf(deps);
  const companyId = await known.companyOf(incoming.surveyId);
  if (companyId === null) throw notFound('This survey');
  const key = { companyId, surveyId: incoming.surveyId };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const outcome = await tryToAccept(deps, key, incoming);
    if (outcome === 'accepted' || outcome === 'repeated') return outcome;
    if (outcome !== 'outdated') throw submissionRefused(outcome);
    known.forgetNewest(key.surveyId);
  }
  throw new DomainError('unavailable', 'This survey is being changed right now. Please send your answers again.', {
    retryAfterSeconds: 1,
  });
}

async function tryToAccept(deps: Deps, key: SurveyKey, incoming: IncomingResponse): Promise<SubmissionOutcome> {
  const { known, submit } = collectingOf(deps);
  const { body } = incoming;
  const hashes = hashesOf(deps, incoming);
  const asked = await known.askedVersion(key, body.version);
  if (asked === null) {
    const issues = [{ path: 'version', message: SURVEY_MESSAGES.versionUnknown }];
    return withState(deps, key, { ...hashes, version: null, refusal: issues });
  }
  const checked = checkAnswers(asked.questions, body.answers);
  if (!checked.ok) {
    const version = body.version === undefined ? asked.version : null;
    return withState(deps, key, { ...hashes, version, refusal: checked.problems.map(toIssue) });
  }
  const right = await findRightToAnswer(deps, { key, asked, body, token: incoming.token });
  if (typeof right === 'string') {
    return withState(deps, key, { ...hashes, version: null, refusal: right });
  }
  return submit(key, {
    ...hashes,
    deviceHash: body.device ? deviceHash(deps, key.surveyId, body.device) : null,
    right,
    version: asked.version,
    versionNamed: body.version !== undefined,
    answers: checked.answers,
    asked,
    completionSeconds: toCompletionSeconds(body.completionTime),
  });
}

interface Refused extends Pick<Submission, 'keyHash' | 'bodyHash'> {
  /** The version that was taken to be the newest; null where the request named one. */
  version: number | null;
  refusal: Issue[] | 'invitation_needed' | 'invitation_unknown';
}

/**
 * What is refused may be a repetition of what was accepted, come too early or too late, or have been checked
 * against questions that are no longer asked. Only if it is none of these the request is to blame.
 */
async function withState(deps: Deps, key: SurveyKey, refused: Refused): Promise<SubmissionOutcome> {
  const state = await deps.db.inTenant(key.companyId, (tx) => findSubmissionState(tx, key, refused.keyHash));
  if (state === null) return 'not_found';
  if (state.acceptedBodyHash !== null) {
    return state.acceptedBodyHash === refused.bodyHash ? 'repeated' : 'key_reused';
  }
  const refusal = refusalOfStatus(state.status);
  if (refusal !== null) return refusal;
  if (refused.version !== null && refused.version !== state.version) return 'outdated';
  if (typeof refused.refusal === 'string') return refused.refusal;
  throw invalid(refused.refusal);
}

const toIssue = ({ questionId, path, message }: AnswerProblem) => ({ path: `answers.${questionId}.${path}`, message });

/** With the key in it, the body's hash can't be found again by hashing what a stored response says. */
function hashesOf(deps: Pick<Deps, 'keyedHash'>, { surveyId, key, body }: IncomingResponse) {
  return {
    keyHash: deps.keyedHash.shortHex('response key', `${surveyId} ${key}`),
    bodyHash: deps.keyedHash.shortHex('response body', `${surveyId} ${key} ${JSON.stringify(body)}`),
  };
}

export const deviceHash = (deps: Pick<Deps, 'keyedHash'>, surveyId: string, device: string): string =>
  deps.keyedHash.shortHex('survey device', `${surveyId} ${device}`);
