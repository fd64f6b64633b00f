import type { Insights } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import type { BoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AiEngine } from './ai-engine.ts';
import { createModelGate } from './model-gate.ts';
import type { CompanyReading } from './read-company.ts';

/** Insights by the basis that they were drawn from. */
export type RememberedInsights = BoundedMap<string, Insights>;

/** What was read of a company in words. */
export async function getCompanyInsights(
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
