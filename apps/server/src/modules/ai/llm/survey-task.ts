import {
  CATEGORIES,
  dropBlankOptions,
  lintItems,
  problemsOfSurvey,
  QUESTION_TYPES,
  SURVEY_LIMITS,
  SURVEY_TYPE_LABELS,
  toStorableText,
  type Question,
} from '@vela/domain/surveys';
import { z } from 'zod';
import type { GeneratedSurvey, SurveyBrief } from '../ai-engine.ts';
import { DATA_RULE, fencedData, type Checked, type ModelTask } from './ask-model.ts';
import { maskData, type Mask } from './mask-names.ts';

const FEWEST = 6;
const MOST = 12;
/** As many as a prompt can hold beside the rest. */
const MOST_TOPICS = 40;

const text = (most: number) => z.string().max(most).transform(toStorableText);
const draftSchema = z.object({
  title: text(SURVEY_LIMITS.title),
  description: text(SURVEY_LIMITS.description),
  questions: z
    .array(
      z.object({
        text: text(SURVEY_LIMITS.questionText),
        type: z.enum(QUESTION_TYPES),
        category: z.enum(CATEGORIES),
        options: z.array(text(SURVEY_LIMITS.optionText)).max(SURVEY_LIMITS.options).default([]),
        reverse: z.boolean().default(false),
        lowLabel: text(SURVEY_LIMITS.endLabel).optional(),
        highLabel: text(SURVEY_LIMITS.endLabel).optional(),
      }),
    )
    .min(FEWEST)
    .max(MOST),
});
type Draft = z.output<typeof draftSchema>;

const SYSTEM = `You draft employee surveys. Answer with one JSON object and nothing else:
{"title": string, "description": string, "questions": [{"text": string, "type": string, "category": string, "options": [string], "reverse": boolean, "lowLabel": string, "highLabel": string}]}
Rules:
- ${FEWEST} to ${MOST} questions. type is one of rating (1 to 5), scale (agreement with a statement, five points), yes_no, multiple_choice (2 to 8 options), text (open), enps (0 to 10, at most one).
- category is one of ${CATEGORIES.join(', ')}.
- A scale item is a statement of at most 25 words, not a question. reverse is true where agreement is unfavourable.
- Ask one thing at a time: no "and", no "or". No leading or emotional words, no "always" or "never", no double negation, no jargon.
- rating and enps have lowLabel and highLabel, the words at both ends. options is empty except for multiple_choice.
- At most two questions of type text. No question asks for a name or anything that tells who answers.
- Do not repeat or reword a question of recentQuestions.
- Where coreValues are given, one or two questions name one of them each, important ones first; where handbookTopics are given, one question names one of them and would fit any rule or offer. Names stand in double quotes exactly as in the data.
- ${DATA_RULE}`;

/** Asks a model for a survey; its answer passes the schema, the rules of every survey and the linter, or is refused. */
export function surveyTask(
  brief: SurveyBrief,
  { newId, mask }: { newId: () => string; mask: Mask },
): ModelTask<GeneratedSurvey> {
  const data = {
    company: brief.companyName,
    department: brief.department ?? 'everybody',
    coreValues: brief.coreValues.map(({ value, description, importance }) => ({ value, description, importance })),
    // Headings alone: the text below them may name people, and what is not sent can't be told.
    handbookTopics: brief.handbookTopics.slice(0, MOST_TOPICS).map(({ heading }) => heading),
    recentQuestions: brief.recentQuestionTexts.slice(0, 60),
    month: brief.now.toISOString().slice(0, 7),
  };
  return {
    system: SYSTEM,
    prompt: `Draft a survey of the type "${SURVEY_TYPE_LABELS[brief.surveyType]}" for this company.\n${fencedData(maskData(data, mask))}`,
    check: (value) => checkDraft(value, newId),
  };
}

function checkDraft(value: unknown, newId: () => string): Checked<GeneratedSurvey> {
  const parsed = draftSchema.safeParse(value);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const { title, description, questions: drafts } = parsed.data;
  const questions = drafts.map((draft) => toQuestion(draft, newId()));
  const survey = { title: title.trim(), description: description.trim(), questions };
  const problems = [
    ...problemsOfSurvey(survey).map(({ path, message }) => `${path}: ${message}`),
    ...lintItems(questions).map(({ index, message }) => `questions.${index}: ${message}`),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: survey };
}

function toQuestion(draft: Draft['questions'][number], id: string): Question {
  const isScaled = draft.type === 'rating' || draft.type === 'enps';
  return dropBlankOptions({
    _id: id,
    text: draft.text.trim(),
    type: draft.type,
    options: draft.options,
    required: draft.type !== 'text',
    category: draft.category,
    aiGenerated: true,
    ...(isScaled && draft.lowLabel?.trim() && { lowLabel: draft.lowLabel.trim() }),
    ...(isScaled && draft.highLabel?.trim() && { highLabel: draft.highLabel.trim() }),
    ...(draft.type === 'scale' && draft.reverse && { reverse: true }),
    ...(draft.type === 'text' && { longText: true }),
  });
}
