import type { CoreValue } from '@vela/domain/company';
import type { Question } from '@vela/domain/surveys';
import type { BriefTopic } from './ai-engine.ts';
import { usableValues } from './embedded/nameable.ts';

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
