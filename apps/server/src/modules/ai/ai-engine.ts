import type { AiSource, Insights } from '@vela/contract';
import type { CommentTheme } from '@vela/domain/ai';
import type { CoreValue } from '@vela/domain/company';
import type { Category, Question, QuestionType, SurveyType } from '@vela/domain/surveys';
import type { HandbookPassage } from '../documents/index.ts';
import type { ModelGate } from './model-gate.ts';

/** What an engine knows when it drafts a survey. Texts in it were typed by people: data, never instructions. */
export interface SurveyBrief {
  surveyType: SurveyType;
  companyName: string;
  /** The department that the survey is for; everybody when absent. */
  department?: string | undefined;
  coreValues: readonly CoreValue[];
  /** Subjects of the company's handbook, in its order. */
  handbookTopics: readonly BriefTopic[];
  /** Texts of questions of the latest surveys, which a new one should not repeat. */
  recentQuestionTexts: readonly string[];
  now: Date;
  timeZone: string;
}

export interface BriefTopic {
  heading: string;
  level: number;
}

export interface GeneratedSurvey {
  title: string;
  description: string;
  questions: Question[];
}

/** A figure and what it stands on. Only groups of at least `minGroup` people are in the evidence at all. */
export interface ScoredEvidence {
  score: number;
  answerCount: number;
}

export interface QuestionEvidence extends ScoredEvidence {
  surveyId: string;
  text: string;
  type: QuestionType;
  category: Category;
}

/** A theme that people wrote about: never their words, only how many wrote of it and how it sounds. */
export interface ThemeEvidence {
  theme: CommentTheme;
  /** At least this many people: one person's comments on two questions count once. */
  people: number;
  /** Comments about it, of which so many complain and so many praise; null where that would be few people's. */
  comments: number;
  negative: number | null;
  positive: number | null;
  /** Its share of the comments, 0 to 1, and what it was before; null where it was not named before. */
  share: number;
  shareBefore: number | null;
  /** Whether the share has changed by more than chance would make it. */
  change: 'rose' | 'fell' | 'new' | null;
  /** The survey in which most people wrote of it. */
  surveyId: string;
}

/** A group of which few answered, in the surveys for invited people. */
export interface SilentGroup {
  name: string;
  invited: number;
  /** Null where it is hidden because too few answered, or they are counted in a larger group. */
  answered: number | null;
}

/** All that insights may be drawn from: released numbers, the same for everybody who may read results. */
export interface InsightsEvidence {
  minGroup: number;
  surveyCount: number;
  responseCount: number;
  categories: ({ category: Category } & ScoredEvidence)[];
  questions: QuestionEvidence[];
  enps: { value: number; answerCount: number } | null;
  themes: ThemeEvidence[];
  commentCount: number;
  /** Comments in languages that are not read, by the language's name. */
  otherLanguages: { name: string; comments: number }[];
  silentGroups: SilentGroup[];
  /** Categories without a question, and those with answers of too few people. */
  unaskedCategories: Category[];
  thinCategories: Category[];
  asksOpenQuestions: boolean;
  /** Core values that questions name, with the score of those questions. */
  namedValues: ({ value: string } & ScoredEvidence)[];
  handbook: HandbookEvidence;
}

/** Where the handbook speaks of a category, or of a subject that people write about. */
export type HandbookEvidence = Partial<Record<Category | CommentTheme, HandbookPassage>>;

/** All but what they are drawn from, which is known before an engine is asked. */
export type WrittenInsights = Omit<Insights, 'commentSample' | 'drawnFrom'>;

/** Whatever drafts texts: the embedded engine or a language model. Every result says where it comes from. */
export interface AiEngine {
  generateSurvey(brief: SurveyBrief, gate: ModelGate): Promise<{ survey: GeneratedSurvey; source: AiSource }>;
  insights(evidence: InsightsEvidence, gate: ModelGate): Promise<WrittenInsights>;
}
