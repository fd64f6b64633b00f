import type { Tx } from '@vela/db';
import type { CommentTheme } from '@vela/domain/ai';
import { areEnoughPeople, MIN_GROUP_LOWEST } from '@vela/domain/anonymity';
import type { CoreValue } from '@vela/domain/company';
import { answerCountOf, combineScores, eNps, scoreOf, sumOf, type Distribution } from '@vela/domain/scoring';
import { CATEGORIES, valueRange, type Category, type Question } from '@vela/domain/surveys';
import { findHandbookSections } from '../documents/index.ts';
import type { HandbookEvidence, InsightsEvidence, QuestionEvidence, SilentGroup } from './ai-engine.ts';
import { usableValues } from './embedded/nameable.ts';
import { themesOf, otherLanguagesOf, type Commented } from './theme-evidence.ts';

/** Words that a heading about a category has, the closest ones first. */
const WORDS_OF: Record<Category, readonly string[]> = {
  engagement: ['recognition', 'engagement', 'awards', 'volunteering', 'team events'],
  culture: ['values', 'culture', 'code of conduct', 'respect', 'speaking up', 'inclusion', 'discrimination'],
  growth: ['learning', 'training', 'development', 'career', 'promotion', 'mentoring'],
  communication: ['communication', 'meetings', 'information', 'feedback', 'announcements'],
  leadership: ['leadership', 'managers', 'management', 'one-to-one', 'performance review'],
  workload: ['working hours', 'working time', 'overtime', 'workload', 'breaks', 'time off in lieu'],
  satisfaction: ['benefits', 'pay', 'salary', 'compensation', 'equipment', 'remote work', 'workplace'],
};
/** For themes of comments that are no category. */
const WORDS_OF_THEME: Record<Exclude<CommentTheme, Category>, readonly string[]> = {
  wellbeing: ['wellbeing', 'health', 'safety', 'sick leave', 'mental health'],
  recognition: ['recognition', 'awards'],
  manager: ['managers', 'management', 'one-to-one', 'performance review', 'feedback'],
  pay: ['pay', 'salary', 'compensation', 'wages', 'benefits', 'pension'],
  tools: ['tools', 'equipment', 'software', 'devices'],
  processes: ['processes', 'procedures', 'approvals', 'expenses'],
  meetings: ['meetings'],
  flexibility: ['remote work', 'working from home', 'home office', 'hybrid', 'flexible hours', 'leave', 'shifts'],
  team: ['teamwork', 'team events', 'collaboration'],
  onboarding: ['onboarding', 'first day', 'first weeks', 'probation'],
  direction: ['mission', 'goals', 'strategy'],
  workplace: ['office', 'workplace', 'facilities'],
  security: ['employment', 'termination', 'notice period', 'contract'],
};

const SUBJECTS: readonly (readonly [Category | CommentTheme, readonly string[]])[] = [
  ...CATEGORIES.map((category) => [category, WORDS_OF[category]] as const),
  // Safe: the keys of the record are its type.
  ...(Object.entries(WORDS_OF_THEME) as [CommentTheme, readonly string[]][]),
];

/** What is known of one survey: released responses only. */
export interface SurveyResults extends Commented {
  /** The threshold that the survey froze at launch. */
  minGroup: number;
  released: number;
  questions: readonly { question: Question; distribution: Distribution }[];
  silentGroups: readonly SilentGroup[];
}

/** What is known of the company besides answers. */
export interface CompanyEvidence {
  coreValues?: readonly CoreValue[];
  handbook?: HandbookEvidence;
}

/**
 * Evidence from the surveys and questions that at least minGroup people answered. Readers gate as well; it is checked here
 * again because what an engine has read can't be taken back.
 */
export function toEvidence(
  surveys: readonly SurveyResults[],
  { coreValues = [], handbook = {} }: CompanyEvidence = {},
): InsightsEvidence {
  const released = surveys.filter((survey) => areEnoughPeople(survey.released, thresholdsOf(survey)));
  const minGroup = Math.max(MIN_GROUP_LOWEST, ...released.map((survey) => survey.minGroup));
  const questions = released.flatMap(scoredQuestions);
  const asked = released.flatMap((survey) => survey.questions.map(({ question }) => question));
  const scoredCategories = new Set(questions.map((question) => question.category));
  return {
    minGroup,
    surveyCount: released.length,
    responseCount: released.reduce((sum, survey) => sum + survey.released, 0),
    categories: CATEGORIES.flatMap((category) => categoryEvidence(category, questions)),
    questions,
    enps: enpsOf(released),
    ...themesOf(released),
    otherLanguages: otherLanguagesOf(released),
    silentGroups: released.flatMap(({ silentGroups }) => [...silentGroups]),
    unaskedCategories: CATEGORIES.filter((category) => asked.every((question) => question.category !== category)),
    thinCategories: CATEGORIES.filter(
      (category) => !scoredCategories.has(category) && asked.some((one) => one.category === category && isScored(one)),
    ),
    asksOpenQuestions: asked.some((question) => question.type === 'text' || question.allowComment === true),
    namedValues: usableValues(coreValues).flatMap(({ value }) => valueEvidence(value, questions)),
    handbook,
  };
}

const thresholdsOf = ({ minGroup }: SurveyResults) => ({ minGroup, minGroupComments: minGroup });

const isScored = (question: Question): boolean => valueRange(question) !== null || question.type === 'yes_no';

function scoredQuestions(survey: SurveyResults): QuestionEvidence[] {
  return survey.questions.flatMap(({ question, distribution }) => {
    const score = scoreOf(question, distribution);
    const answerCount = answerCountOf(question, distribution);
    if (score === null || !areEnoughPeople(answerCount, thresholdsOf(survey))) return [];
    const { text, type, category } = question;
    return [{ surveyId: survey.surveyId, text, type, category, score, answerCount }];
  });
}

function categoryEvidence(category: Category, questions: readonly QuestionEvidence[]) {
  const { score, answerCount } = combineScores(questions.filter((question) => question.category === category));
  return score === null ? [] : [{ category, score, answerCount }];
}

function valueEvidence(value: string, questions: readonly QuestionEvidence[]) {
  const name = `"${value.toLowerCase()}"`;
  const naming = questions.filter(({ text }) => text.toLowerCase().includes(name));
  const { score, answerCount } = combineScores(naming);
  return score === null ? [] : [{ value, score, answerCount }];
}

function enpsOf(surveys: readonly SurveyResults[]): InsightsEvidence['enps'] {
  const sum = sumOf(surveys.flatMap(showableEnps));
  const value = eNps(sum);
  return value === null ? null : { value, answerCount: answerCountOf({ type: 'enps' }, sum) };
}

const showableEnps = (survey: SurveyResults): Distribution[] =>
  survey.questions
    .filter(({ question }) => question.type === 'enps')
    .map(({ distribution }) => distribution)
    .filter((distribution) => areEnoughPeople(answerCountOf({ type: 'enps' }, distribution), thresholdsOf(survey)));

/** The section of the handbook for each category and each subject of comments that one is about. */
export async function readHandbookEvidence(tx: Tx, companyId: string): Promise<HandbookEvidence> {
  const passages = await findHandbookSections(
    tx,
    companyId,
    SUBJECTS.map(([, words]) => words),
  );
  return Object.fromEntries(
    SUBJECTS.flatMap(([subject], index) => {
      const passage = passages[index];
      return passage ? [[subject, passage]] : [];
    }),
  );
}
