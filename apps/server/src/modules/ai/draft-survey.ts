import type { AiSource } from '@vela/contract';
import type { CoreValue } from '@vela/domain/company';
import type { SurveyType, Question } from '@vela/domain/surveys';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listHandbookTopics } from '../documents/index.ts';
import type { AiEngine, GeneratedSurvey, SurveyBrief, BriefTopic } from './ai-engine.ts';
import { getCompanyContext, listRecentQuestionTexts } from './company-context-store.ts';
import { usableValues } from './embedded/nameable.ts';
import { createModelGate, type ModelGate } from './model-gate.ts';

const RECENT_SURVEYS = 6;

interface DraftSurvey {
  surveyType: SurveyType;
  department?: string | undefined;
}

/** Drafts a survey that fits the actor's company and does not ask again what was asked lately. Nothing is saved. */
export async function draftSurvey(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { engine, wanted }: { engine: AiEngine; wanted: DraftSurvey },
): Promise<{ survey: GeneratedSurvey; source: AiSource; cites: Cites }> {
  permit(actor, 'surveys.write');
  const { company, ...known } = await deps.db.inTenant(actor.companyId, async (tx) => ({
    company: await getCompanyContext(tx, actor.companyId),
    recentQuestionTexts: await listRecentQuestionTexts(tx, actor.companyId, RECENT_SURVEYS),
    handbookTopics: await listHandbookTopics(tx, actor.companyId),
  }));
  // The engine may take seconds, so no transaction waits for it.
  const drafted = await generateSurvey(
    { engine, gate: createModelGate(deps, actor.companyId) },
    {
      ...wanted,
      ...known,
      companyName: company.name,
      timeZone: company.timeZone,
      coreValues: company.coreValues,
      now: deps.clock.now(),
    },
  );
  return {
    ...drafted,
    cites: citesOf(drafted.survey.questions, { coreValues: company.coreValues, handbookTopics: known.handbookTopics }),
  };
}

/** Drafts a survey; nothing is saved. A blank department means everybody. */
async function generateSurvey(
  { engine, gate }: { engine: Pick<AiEngine, 'generateSurvey'>; gate: ModelGate },
  brief: SurveyBrief,
): Promise<{ survey: GeneratedSurvey; source: AiSource }> {
  return engine.generateSurvey({ ...brief, department: brief.department?.trim() || undefined }, gate);
}

export interface Cites {
  coreValues: string[];
  handbookTopics: string[];
}

/** What of the company a draft names: in quotation marks in a question, or as one of its options. */
export function citesOf(
  questions: readonly Question[],
  { coreValues, handbookTopics }: { coreValues: readonly CoreValue[]; handbookTopics: readonly BriefTopic[] },
): Cites {
  const texts = questions.map(({ text }) => text.replace(/[“”„«»]/g, '"').toLowerCase());
  const options = new Set(questions.flatMap((question) => question.options.map((option) => option.toLowerCase())));
  const isNamed = (name: string) => texts.some((text) => text.includes(`"${name.toLowerCase()}"`));
  const isCited = (name: string) => isNamed(name) || options.has(name.toLowerCase());
  return {
    coreValues: usableValues(coreValues)
      .map(({ value }) => value)
      .filter(isCited),
    handbookTopics: handbookTopics.map(({ heading }) => heading).filter(isNamed),
  };
}
