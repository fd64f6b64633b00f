import type { Insights } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AiEngine, ThemeEvidence } from './ai-engine.ts';
import type { ReadTexts } from './comments/read-texts.ts';
import { READING_SOURCE } from './comments/reading-source.ts';
import { createCommentReader, type CommentReader } from './comments/read-comments.ts';
import { createAiEngine } from './create-ai-engine.ts';
import { getCompanyInsights, type RememberedInsights } from './get-company-insights.ts';
import { readCompany, type CompanyReading, type RememberedReadings } from './read-company.ts';
import { themesOf } from './theme-evidence.ts';

interface Thinking {
  engine: AiEngine;
  readings: RememberedReadings;
  insights: RememberedInsights;
  reader: CommentReader;
}

const REMEMBERED_COMPANIES = 500;

const perProcess = new WeakMap<Deps, Thinking>();

/** The engine of a process, with what it has found out already. */
export function thinkingOf(deps: Deps): Thinking {
  const known = perProcess.get(deps) ?? {
    engine: createAiEngine(deps.ai, deps),
    readings: createBoundedMap<string, CompanyReading>(REMEMBERED_COMPANIES),
    insights: createBoundedMap<string, Insights>(REMEMBERED_COMPANIES),
    reader: createCommentReader(),
  };
  perProcess.set(deps, known);
  return known;
}

/** Insights from the answers that the actor may read: the same on every screen. */
export async function companyInsightsFor(deps: Deps, actor: Actor): Promise<Insights> {
  const { engine, insights } = thinkingOf(deps);
  return getCompanyInsights(deps, actor, { reading: await readingFor(deps, actor), engine, remembered: insights });
}

/** What the comments of some of the latest surveys are about, in figures; no language model is waited for. */
export async function commentThemesFor(
  deps: Deps,
  actor: Actor,
  surveyIds: ReadonlySet<string>,
): Promise<readonly ThemeEvidence[]> {
  const { surveys } = await readingFor(deps, actor);
  return themesOf(surveys.filter(({ surveyId }) => surveyIds.has(surveyId))).themes;
}

const readingFor = (deps: Deps, actor: Actor): Promise<CompanyReading> =>
  readCompany(deps, actor, { remembered: thinkingOf(deps).readings, readAll: readTextsFor(deps) });

export const readTextsFor =
  (deps: Deps): ReadTexts =>
  async (texts) => ({ readings: await thinkingOf(deps).reader.read(texts), source: READING_SOURCE });
