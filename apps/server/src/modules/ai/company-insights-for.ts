import type { Insights, AiSource } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import { createBoundedMap, type BoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { AiEngine, ThemeEvidence } from './ai-engine.ts';
import { createCommentReader, type CommentReader, type ReadTexts } from './comments/read-comments.ts';
import { createAiEngine } from './create-ai-engine.ts';
import { createModelGate } from './model-gate.ts';
import { readCompany, type CompanyReading, type RememberedReadings } from './read-company.ts';
import { themesOf } from './theme-evidence.ts';

interface Thinking {
  engine: AiEngine;
  readings: RememberedReadings;
  insights: RememberedInsights;
  reader: CommentReader;
}

const REMEMBERED_COMPANIES = 500;

/** The engine of a process, with what it has found out already. */
export const thinkingOf = oncePer((deps: Deps): Thinking => ({
  engine: createAiEngine(deps.ai, deps),
  readings: createBoundedMap<string, CompanyReading>(REMEMBERED_COMPANIES),
  insights: createBoundedMap<string, Insights>(REMEMBERED_COMPANIES),
  reader: createCommentReader(),
}));

/** What the answers that the actor may read amount to, as of one look. */
interface CompanyFindings {
  /** In words: the same on every screen. */
  insights(): Promise<Insights>;
  /** What the comments of some of the surveys are about, in figures; no language model is waited for. */
  themesOf(surveyIds: readonly string[]): readonly ThemeEvidence[];
}

/** Grows with every change of words or rules that reads the same comment otherwise. */
const READING_VERSION = '1';

const READING_SOURCE: AiSource = { engine: 'embedded', model: 'comment-reader', version: READING_VERSION };

export async function companyFindingsFor(deps: Deps, actor: Actor): Promise<CompanyFindings> {
  const { engine, readings, insights } = thinkingOf(deps);
  const reading = await readCompany(deps, actor, { remembered: readings, readAll: readTextsFor(deps) });
  return {
    insights: () => getCompanyInsights(deps, actor, { reading, engine, remembered: insights }),
    themesOf: (surveyIds) => {
      const wanted = new Set(surveyIds);
      return themesOf(reading.surveys.filter(({ surveyId }) => wanted.has(surveyId))).themes;
    },
  };
}

export const companyInsightsFor = async (deps: Deps, actor: Actor): Promise<Insights> =>
  (await companyFindingsFor(deps, actor)).insights();

export const readTextsFor =
  (deps: Deps): ReadTexts =>
  async (texts) => ({ readings: await thinkingOf(deps).reader.read(texts), source: READING_SOURCE });

/** Insights by the basis that they were drawn from. */
type RememberedInsights = BoundedMap<string, Insights>;

/** What was read of a company in words. */
async function getCompanyInsights(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { reading, engine, remembered }: { reading: CompanyReading; engine: AiEngine; remembered: RememberedInsights },
): Promise<Insights> {
  const { basis, evidence, commentSample, drawnFrom } = reading;
  const known = remembered.get(basis);
  if (known) return known;
  const written = await engine.insights(evidence, createModelGate(deps, actor.companyId));
  const insights = { ...written, commentSample, drawnFrom };
  // Where another engine had to step in, the one that was asked for gets another chance.
  if (insights.source.fallbackReason === undefined) remembered.set(basis, insights);
  return insights;
}
