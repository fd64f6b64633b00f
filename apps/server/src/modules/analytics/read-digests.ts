import type { Database, Tx } from '@vela/db';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { Reach } from '../../platform/reach.ts';
import {
  listReadableSurveysById,
  openCounts,
  type GroupCounts,
  type ReadableSurvey,
  type SurveyCounts,
} from '../responses/index.ts';
import type { AnalysedSurvey } from './analysed-surveys-store.ts';
import { questionsToReport } from './questions-to-report.ts';
import { tallyTopics, type SurveyDigest } from './survey-digest.ts';

const REMEMBERED_SURVEYS = 2_000;

const digestsOf = oncePer((_db: Database) => createBoundedMap<string, SurveyDigest>(REMEMBERED_SURVEYS));

export interface DigestedSurvey extends AnalysedSurvey {
  digest: SurveyDigest;
}

/**
 * Surveys with what they publish. Answers are released far less often than screens ask, so what was added up once is kept
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
  const surveys = await listReadableSurveysById(tx, reach, surveyIds);
  const counts = await openCounts(tx, reach.companyId, surveys);
  const digests = new Map<string, SurveyDigest>();
  for (const survey of surveys) {
    const open = counts.get(survey.surveyId);
    if (open === undefined) continue;
    const own = open.whole();
    const questions = await questionsToReport(tx, survey, own);
    digests.set(survey.surveyId, {
      whole: tallyTopics(questions, own, whatIsKeptBack(survey, own)),
      departments: open.segments('department').map(({ counts: ofGroup, ...group }) => ({
        ...group,
        topics: tallyTopics(questions, ofGroup, whatIsKeptBackOfGroup(survey, group)),
      })),
    });
  }
  return digests;
}

/** Of a whole survey: everybody may see how many submitted and how many of these can be read. */
export const whatIsKeptBack = (survey: ReadableSurvey, counts: SurveyCounts) => ({
  keptBack: Math.max(0, survey.submitted - survey.released),
  withheld: survey.submitted > 0 && counts.byQuestion.size === 0,
});

/** Who of a group waits is not known to anybody; of an attributed survey nobody does. */
export const whatIsKeptBackOfGroup = (
  { anonymous }: Pick<ReadableSurvey, 'anonymous'>,
  { hidden }: Pick<GroupCounts, 'hidden'>,
) => ({ keptBack: anonymous ? null : 0, withheld: hidden });
