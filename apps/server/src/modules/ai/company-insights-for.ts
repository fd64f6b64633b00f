import type { Insights } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AiEngine } from './ai-engine.ts';
import type { ReadTexts } from './comments/read-texts.ts';
import { READING_SOURCE } from './comments/reading-source.ts';
import { createCommentReader, type CommentReader } from './comments/read-comments.ts';
import { createAiEngine } from './create-ai-engine.ts';
import { getCompanyInsights, type RememberedInsights } from './get-company-insights.ts';

interface Thinking {
  engine: AiEngine;
  remembered: RememberedInsights;
  reader: CommentReader;
}

const REMEMBERED_INSIGHTS = 500;

const perProcess = new WeakMap<Deps, Thinking>();

/** The engine of a process, with what it has found out already. */
export function thinkingOf(deps: Deps): Thinking {
  const known = perProcess.get(deps) ?? {
    engine: createAiEngine(deps.ai, deps),
    remembered: createBoundedMap<string, Insights>(REMEMBERED_INSIGHTS),
    reader: createCommentReader(),
  };
  perProcess.set(deps, known);
  return known;
}

/** Insights from the answers that the actor may read: the same on every screen. */
export const companyInsightsFor = (deps: Deps, actor: Actor): Promise<Insights> =>
  getCompanyInsights(deps, actor, { ...thinkingOf(deps), readAll: readTextsFor(deps) });

export const readTextsFor =
  (deps: Deps): ReadTexts =>
  async (texts) => ({ readings: await thinkingOf(deps).reader.read(texts), source: READING_SOURCE });
