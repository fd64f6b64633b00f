import type { SurveyAnalytics, SurveyAnalyticsQuery } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { Role } from '@vela/domain/accounts';
import { SEGMENT_DIMENSIONS, type Segment, type SegmentDimension } from '@vela/domain/anonymity';
import { localDay } from '@vela/domain/company';
import type { Actor } from '../../platform/actor.ts';
import { listDepartmentNames, getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, notFound } from '../../platform/domain-error.ts';
import { reachOf, type Reach } from '../../platform/reach.ts';
import { getGatedSurvey, listDays, openCounts, type OpenCounts, type GatedSurvey } from '../responses/index.ts';
import { listSeries, type AnalysedSurvey } from './analysed-surveys-store.ts';
import { questionsToReport } from './questions-to-report.ts';
import { readDigests } from './read-digests.ts';
import { surveyAnalytics } from './survey-analytics.ts';
import { sumGroup } from './survey-digest.ts';
import type { FilteredSurvey, SurveyRead } from './survey-read.ts';

const MOST_RUNS = 24;

export interface WantedAnalytics {
  surveyId: string;
  query: SurveyAnalyticsQuery;
}

/** The figures of one survey, from its released answers. */
export async function getSurveyAnalytics(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { surveyId, query }: WantedAnalytics,
): Promise<SurveyAnalytics> {
  const reach = reachOf(actor, 'analytics.read');
  const filter = filterOf(query);
  const read = await deps.db.inTenant(actor.companyId, async (tx): Promise<SurveyRead> => {
    const survey = await getGatedSurvey(tx, reach, surveyId);
    const { open, ...filtered } = await readFiltered(tx, survey, { filter, role: actor.role });
    const runs = await listSeries(tx, reach, surveyId, MOST_RUNS);
    const sumsOf = (dimension: SegmentDimension) =>
      open
        .segments(dimension)
        .map((group) =>
          sumGroup(survey, { questions: filtered.questions, group, filter: { [dimension]: group.value } }),
        );
    const segments = { department: sumsOf('department'), tenure: sumsOf('tenure'), location: sumsOf('location') };
    refuseUnknownGroups(filter, segments);
    return {
      ...filtered,
      filter,
      role: actor.role,
      segments,
      days: await listDays(tx, survey),
      openDays: openDaysOf(survey, { now: deps.clock.now(), timeZone: await getTimeZone(tx, actor.companyId) }),
      series: await readDigests(tx, deps, { reach, surveys: runs }),
      compared: await readCompared(tx, { reach, query, runs, filter, role: actor.role }),
      departmentNames: await listDepartmentNames(tx, actor.companyId),
    };
  });
  return surveyAnalytics(read);
}

const filterOf = ({ department, tenure, location }: SurveyAnalyticsQuery): Segment => ({
  ...(department === undefined ? {} : { department }),
  ...(tenure === undefined ? {} : { tenure }),
  ...(location === undefined ? {} : { location }),
});

async function readFiltered(
  tx: Tx,
  survey: GatedSurvey,
  { filter, role }: { filter: Segment; role: Role },
): Promise<FilteredSurvey & { open: OpenCounts }> {
  const open = (await openCounts(tx, survey.companyId, [survey])).get(survey.surveyId);
  if (open === undefined) throw notFound('This survey');
  const group = open.filtered(filter, role);
  // Which questions are listed follows from the whole survey, so that every filter shows the same rows.
  const questions = await questionsToReport(tx, survey, open.whole().byQuestion);
  return { open, survey, questions, group: { ...group, ...sumGroup(survey, { questions, group, filter }) } };
}

/** Which groups a survey tells apart is known from its choices; what is not among them is refused like a slip of the pen. */
function refuseUnknownGroups(filter: Segment, segments: SurveyRead['segments']): void {
  const unknown = SEGMENT_DIMENSIONS.filter((dimension) => {
    const wanted = filter[dimension];
    return wanted !== undefined && !segments[dimension].some(({ value }) => value === wanted);
  });
  if (unknown.length === 0) return;
  throw invalid(
    unknown.map((path) => ({ path, message: 'This survey does not tell that group apart. Choose another.' })),
  );
}

interface WantedComparison {
  reach: Reach;
  query: SurveyAnalyticsQuery;
  runs: readonly AnalysedSurvey[];
  filter: Segment;
  role: Role;
}

async function readCompared(tx: Tx, wanted: WantedComparison): Promise<FilteredSurvey | null> {
  const { reach, query, runs, filter, role } = wanted;
  if (query.compareWith === undefined) return null;
  const survey = await getGatedSurvey(tx, reach, query.compareWith);
  if (!runs.some(({ surveyId }) => surveyId === survey.surveyId)) {
    throw invalid([{ path: 'compareWith', message: 'Choose another run of the same survey to compare with' }]);
  }
  return readFiltered(tx, survey, { filter, role });
}

function openDaysOf(
  { launchedAt, closedAt }: GatedSurvey,
  { now, timeZone }: { now: Date; timeZone: string },
): SurveyRead['openDays'] {
  if (launchedAt === null) return null;
  return { from: localDay(launchedAt, timeZone), to: localDay(closedAt ?? now, timeZone) };
}
