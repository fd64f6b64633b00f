import type { CommentSample, Insights } from '@vela/contract';
import type { Tx } from '@vela/db';
import { roundHalfUp } from '@vela/domain/scoring';
import type { Actor } from '../../platform/actor.ts';
import type { BoundedMap } from '../../platform/bounded-map.ts';
import { listDepartmentNames } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { memberInReach, reachOf, type Reach } from '../../platform/reach.ts';
import { getHandbookState } from '../documents/index.ts';
import { hasReleased, listGatedSurveys, openCounts, type GatedSurvey, type OpenCounts } from '../responses/index.ts';
import type { InsightsEvidence, SilentGroup } from './ai-engine.ts';
import { summariseComments } from './comments/comment-summary.ts';
import { readingAt, type ReadTexts } from './comments/read-comments.ts';
import { joinSamples, readSample, type SampledTexts } from './comments/read-sample.ts';
import { getCompanyContext } from './company-context-store.ts';
import { readHandbookEvidence, toEvidence, type SurveyResults } from './insights-evidence.ts';
import { recentOf, type Commented } from './theme-evidence.ts';

const RECENT_SURVEYS = 12;
const TEXTS_PER_SURVEY = 500;

/** What the latest surveys of a company say, in figures. */
export interface CompanyReading {
  /** Equal for what was drawn from the same answers. */
  basis: string;
  evidence: InsightsEvidence;
  /** The latest first. */
  surveys: readonly Commented[];
  /** Of the surveys that themes are told of. */
  commentSample: CommentSample;
  drawnFrom: Insights['drawnFrom'];
}

/** By what they were drawn from: screens ask every minute, answers are released far less often. */
export type RememberedReadings = BoundedMap<string, CompanyReading>;

/** Below half, those who answered need not be like those who did not. */
const SILENT_BELOW = 0.5;

/** Reads the answers that the actor may read, and their comments. No language model is asked for it. */
export async function readCompany(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { remembered, readAll }: { remembered: RememberedReadings; readAll: ReadTexts },
): Promise<CompanyReading> {
  const reach = reachOf(actor, 'insights.read');
  const read = await deps.db.inTenant(actor.companyId, async (tx) => {
    const surveys = (await listGatedSurveys(tx, reach, RECENT_SURVEYS)).filter(hasReleased);
    const company = await companyBasis(tx, actor.companyId);
    const basis = basisOf(reach, surveys, company);
    const known = remembered.get(basis);
    if (known) return { basis, known };
    const { coreValues } = company;
    const results = await resultsOf(tx, deps, { companyId: actor.companyId, surveys });
    return { basis, results, company: { coreValues, handbook: await readHandbookEvidence(tx, actor.companyId) } };
  });
  if (read.known) return read.known;
  // Reading may take a while, so no transaction waits for it.
  const surveys = await summarised(read.results, readAll);
  const reading: CompanyReading = {
    basis: read.basis,
    evidence: toEvidence(surveys, read.company),
    surveys,
    commentSample: joinSamples(recentOf(read.results).map(({ sample }) => sample)),
    drawnFrom: { surveys: surveys.length, since: surveys.at(-1)?.launchedAt?.toISOString() ?? null },
  };
  remembered.set(read.basis, reading);
  return reading;
}

async function companyBasis(tx: Tx, companyId: string) {
  const { coreValues } = await getCompanyContext(tx, companyId);
  return { coreValues, handbookSince: (await getHandbookState(tx, companyId)).uploadedAt };
}

/** Changes whenever something else is released, or the company calls other things its own. */
const basisOf = (
  reach: Reach,
  surveys: readonly GatedSurvey[],
  company: Awaited<ReturnType<typeof companyBasis>>,
): string =>
  JSON.stringify([
    reach.companyId,
    memberInReach(reach),
    company,
    surveys.map(({ surveyId, version, released, status }) => [surveyId, version, released, status]),
  ]);

type Unread = Omit<SurveyResults, 'comments'> & SampledTexts;

async function resultsOf(
  tx: Tx,
  deps: Pick<Deps, 'db'>,
  { companyId, surveys }: { companyId: string; surveys: readonly GatedSurvey[] },
): Promise<Unread[]> {
  const counts = await openCounts(tx, companyId, surveys);
  const names = await listDepartmentNames(tx, companyId);
  const results: Unread[] = [];
  for (const survey of surveys) {
    const open = counts.get(survey.surveyId);
    const byQuestion = open?.whole().byQuestion;
    results.push({
      surveyId: survey.surveyId,
      launchedAt: survey.launchedAt,
      minGroup: survey.minGroup,
      released: survey.released,
      questions: survey.questions.map((question) => ({
        question,
        distribution: byQuestion?.get(question._id)?.values ?? {},
      })),
      ...(await readSample(tx, deps, { survey, limit: TEXTS_PER_SURVEY })),
      silentGroups: open === undefined ? [] : silentGroupsOf(survey, open, names),
    });
  }
  return results;
}

/** Figures about comments instead of the comments themselves: no word of theirs goes on from here. */
async function summarised(results: readonly Unread[], readAll: ReadTexts): Promise<SurveyResults[]> {
  const all = results.flatMap(({ surveyId, texts }) => texts.map((text) => ({ surveyId, ...text })));
  const { readings } = await readAll(all.map(({ text }) => text));
  const read = all.map((comment, at) => ({ ...comment, ...readingAt(readings, at) }));
  return results.map(({ texts: _texts, sample: _sample, ...result }) => ({
    ...result,
    comments: summariseComments(
      read.filter(({ surveyId }) => surveyId === result.surveyId),
      { questions: result.questions.map(({ question }) => question), minGroup: result.minGroup },
    ),
  }));
}

/** Departments of which less than half answered. Of a running survey nothing can be said yet. */
function silentGroupsOf(
  { access, status }: Pick<GatedSurvey, 'access' | 'status'>,
  counts: Pick<OpenCounts, 'segments'>,
  departmentNames: ReadonlyMap<string, string>,
): SilentGroup[] {
  if (access !== 'invited_only' || status === 'active') return [];
  return counts.segments('department').flatMap(({ value, invited, released, hidden }): SilentGroup[] => {
    const name = departmentNames.get(value);
    if (name === undefined || (!hidden && roundHalfUp(released / invited, 2) >= SILENT_BELOW)) return [];
    return [{ name, invited, answered: hidden ? null : released }];
  });
}
