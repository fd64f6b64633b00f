import type { AiSource } from '@vela/contract';
import type { SurveyType } from '@vela/domain';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AiEngine, GeneratedSurvey } from './ai-engine.ts';
import { getCompanyContext, listRecentQuestionTexts } from './company-context-store.ts';
import { generateSurvey } from './generate-survey.ts';

const RECENT_SURVEYS = 6;

export interface DraftSurvey {
  surveyType: SurveyType;
  department?: string | undefined;
}

/** Drafts a survey that fits the actor's company and does not ask again what was asked lately. Nothing is saved. */
export async function draftSurvey(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { engine, wanted }: { engine: AiEngine; wanted: DraftSurvey },
): Promise<{ survey: GeneratedSurvey; source: AiSource }> {
  permit(actor, 'surveys.write');
  const { company, recentQuestionTexts } = await deps.db.inTenant(actor.companyId, async (tx) => ({
    company: await getCompanyContext(tx, actor.companyId),
    recentQuestionTexts: await listRecentQuestionTexts(tx, actor.companyId, RECENT_SURVEYS),
  }));
  // The engine may take seconds, so no transaction waits for it.
  return generateSurvey(engine, {
    ...wanted,
    companyName: company.name,
    timeZone: company.timeZone,
    coreValues: company.coreValues,
    recentQuestionTexts,
    now: deps.clock.now(),
  });
}
