import type { Database, Tx } from '@vela/db';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { Reach } from '../../platform/reach.ts';
import { listGatedSurveysById, openCounts } from '../responses/index.ts';
import type { AnalysedSurvey } from './analysed-surveys-store.ts';
import { questionsToReport } from './questions-to-report.ts';
import { sumGroup, type SurveyDigest } from './survey-digest.ts';

const REMEMBERED_SURVEYS = 2_000;

const digestsOf = oncePer((_db: Database) => createBoundedMap<string, SurveyDigest>(REMEMBERED_SURVEYS));

export interface DigestedSurvey extends AnalysedSurvey {
  digest: SurveyDigest;
}

/**
 * Surveys with what is released of them. Answers are released far less often than screens ask, so what was added up once is kept
 * until the survey moves: its key is all that releasing, closing, reopening and editing change.
 */
export async function readDigests(
  tx: Tx,
  deps: Pick<Deps, 'db'>,
  { reach, surveys }: { reach: Reach; surveys: readonly AnalysedSurvey[] },
): Promise<DigestedSurvey[]> {
  const remembered = digestsOf(deps.db);
  const keyed = surveys.map((survey) => ({ survey, key: keyOf(reach.companyId, survey) }));
  const found = new Map(keyed.map(({ key }) => [key, remembered.get(key)]));
  const missing = keyed.filter(({ key }) => found.get(key) === undefined);
  const read = await digest(
    tx,
    reach,
    missing.map(({ survey }) => survey.surveyId),
  );
  for (const { survey, key } of missing) {
    const made = read.get(survey.surveyId);
    if (made === undefined) continue;
    found.set(key, made);
    remembered.set(key, made);
  }
  return keyed.flatMap(({ survey, key }) => {
    const known = found.get(key);
    return known === undefined ? [] : [{ ...survey, digest: known }];
  });
}

const keyOf = (companyId: string, survey: AnalysedSurvey): string =>
  [
    companyId,
    survey.surveyId,
    survey.version,
    survey.revision,
    survey.status,
    survey.closedAt?.getTime() ?? '',
    survey.submitted,
    survey.released,
    survey.invited,
  ].join(' ');

async function digest(tx: Tx, reach: Reach, surveyIds: readonly string[]): Promise<Map<string, SurveyDigest>> {
  const surveys = await listGatedSurveysById(tx, reach, surveyIds);
  const counts = await openCounts(tx, reach.companyId, surveys);
  const digests = new Map<string, SurveyDigest>();
  for (const survey of surveys) {
    const open = counts.get(survey.surveyId);
    if (open === undefined) continue;
    const whole = open.everybody();
    const questions = await questionsToReport(tx, survey, whole.counts.byQuestion);
    digests.set(survey.surveyId, {
      whole: sumGroup(survey, { questions, group: whole, filter: {} }).topics,
      departments: open
        .segments('department')
        .map((group) => sumGroup(survey, { questions, group, filter: { department: group.value } })),
    });
  }
  return digests;
}
