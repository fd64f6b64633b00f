import type { Insights } from '@vela/contract';
import { z } from 'zod';
import type { InsightsEvidence } from '../ai-engine.ts';
import { shownScore } from '../embedded/finding.ts';
import { DATA_RULE, fencedData, type Checked, type ModelTask } from './ask-model.ts';
import { maskData, type Mask } from './mask-names.ts';

export type InsightTexts = Pick<Insights, 'keyThemes' | 'recommendations' | 'blindSpots'>;

/** Sentences are shown as they are: no address to follow, no mark-up, nothing that could be either. */
const PLAIN = /^(?!.*(?:https?:|www\.|\]\(|<|`|\*\*|@)).*$/su;
const sentences = z.array(z.string().trim().min(1).max(300).regex(PLAIN, 'No links and no mark-up')).max(5);
const textsSchema = z.object({ keyThemes: sentences, recommendations: sentences, blindSpots: sentences });

const SYSTEM = `You explain results of employee surveys to managers. Answer with one JSON object and nothing else:
{"keyThemes": [string], "recommendations": [string], "blindSpots": [string]}, at most 5 short sentences each.
Rules:
- Every sentence ends with its base in brackets, taken from the data: "(from 42 answers)", "(from 35 comments)" or "(from 60 responses)".
- Use no number that is not in the data, and no other digits. Scores go from 0 to 100, higher is better.
- keyThemes: what stands out. recommendations: one concrete next step each, for the lowest scores. blindSpots: what was not asked, which groups are quiet, where comments and scores disagree.
- ${DATA_RULE}`;

/**
 * Asks a model to word what the numbers say. It gets scores, counts and subjects, never a comment: what is not sent can't be
 * quoted. A number that is not in the evidence makes the answer unusable.
 */
export function insightsTask(evidence: InsightsEvidence, mask: Mask): ModelTask<InsightTexts> {
  const data = maskData(dataOf(evidence), mask);
  const known = numbersIn(JSON.stringify(data));
  return {
    system: SYSTEM,
    prompt: `Explain these results.\n${fencedData(data)}`,
    check: (value) => checkTexts(value, known, basesOf(evidence)),
  };
}

function dataOf(evidence: InsightsEvidence) {
  const rounded = <T extends { score: number }>(entry: T): T => ({ ...entry, score: shownScore(entry.score) });
  return {
    responses: evidence.responseCount,
    surveys: evidence.surveyCount,
    comments: evidence.commentCount,
    categories: evidence.categories.map(rounded),
    questions: evidence.questions
      .map(rounded)
      .map(({ text, category, score, answerCount }) => ({ text, category, score, answerCount })),
    enps: evidence.enps,
    commentThemes: evidence.themes.map(({ theme, people, comments, negative, positive }) => ({
      theme,
      people,
      comments,
      negative,
      positive,
    })),
    quietGroups: evidence.silentGroups,
    commentsNotRead: evidence.otherLanguages,
    notAsked: evidence.unaskedCategories,
    tooFewAnswers: evidence.thinCategories,
    scale: { lowest: 0, highest: 100 },
  };
}

function basesOf(evidence: InsightsEvidence): ReadonlySet<number> {
  return new Set([
    evidence.responseCount,
    evidence.commentCount,
    evidence.surveyCount,
    ...evidence.categories.map(({ answerCount }) => answerCount),
    ...evidence.questions.map(({ answerCount }) => answerCount),
    ...(evidence.enps ? [evidence.enps.answerCount] : []),
  ]);
}

function checkTexts(value: unknown, known: ReadonlySet<number>, bases: ReadonlySet<number>): Checked<InsightTexts> {
  const parsed = textsSchema.safeParse(value);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const problems = Object.values(parsed.data)
    .flat()
    .flatMap((sentence) => problemsOf(sentence, known, bases));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: parsed.data };
}

function problemsOf(sentence: string, known: ReadonlySet<number>, bases: ReadonlySet<number>): string[] {
  const base = /\(from (-?[\d,]+) (?:answers?|comments?|responses?|surveys?)\)\.?$/.exec(sentence)?.[1];
  if (base === undefined) return [`This sentence does not end with its base: ${sentence}`];
  const [baseNumber] = numbersIn(base);
  if (baseNumber === undefined || !bases.has(baseNumber)) return [`This base is not in the data: ${sentence}`];
  const unknown = [...numbersIn(sentence)].filter((number) => !known.has(number));
  return unknown.map((number) => `The number ${number} is not in the data: ${sentence}`);
}

/** The numbers of a text without their sign, thousands separated by commas or not. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return new Set(found.map((digits) => Number(digits.replaceAll(',', ''))));
}
