import type { Actor } from '../../platform/actor.ts';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AiEngine } from './ai-engine.ts';
import type { ReadTexts } from './comments/read-texts.ts';
import { READING_SOURCE } from './comments/reading-source.ts';
import { createCommentReader, type CommentReader } from './comments/read-comments.ts';
import { createAiEngine } from './create-ai-engine.ts';
import { getCompanyFindings, type CompanyFindings, type RememberedFindings } from './get-company-findings.ts';

interface Thinking {
  engine: AiEngine;
  remembered: RememberedFindings;
  reader: CommentReader;
}

const REMEMBERED_FINDINGS = 500;

const perProcess = new WeakMap<Deps, Thinking>();

/** The engine of a process, with what it has found out already. */
export function thinkingOf(deps: Deps): Thinking {
  const known = perProcess.get(deps) ?? {
    engine: createAiEngine(deps.ai, deps),
    remembered: createBoundedMap<string, CompanyFindings>(REMEMBERED_FINDINGS),
    reader: createCommentReader(),
  };
  perProcess.set(deps, known);
  return known;
}

/** What is found in the answers that the actor may read: the same on every screen. */
export const companyFindingsFor = (deps: Deps, actor: Actor): Promise<CompanyFindings> =>
  getCompanyFindings(deps, actor, { ...thinkingOf(deps), readAll: readTextsFor(deps) });

export const readTextsFor =
  (deps: Deps): ReadTexts =>
  async (texts) => ({ readings: await thinkingOf(deps).reader.read(texts), source: READING_SOURCE });
