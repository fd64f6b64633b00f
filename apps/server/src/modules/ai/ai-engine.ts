import type { AiSource, Insights } from '@vela/contract';
import type { Category, CoreValue, Question, QuestionType, SurveyType } from '@vela/domain';
import type { HandbookPassage } from '../documents/index.ts';

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

/** A subject that people wrote about: never their words, only how many wrote of it. */
export interface TopicEvidence {
  topic: string;
  /** At least this many people: one person's comments on two questions count once. */
  people: number;
}

/** All that insights may be drawn from: numbers that may be shown to everybody who may read results. */
export interface InsightsEvidence {
  minGroup: number;
  surveyCount: number;
  responseCount: number;
  categories: ({ category: Category } & ScoredEvidence)[];
  questions: QuestionEvidence[];
  enps: { value: number; answerCount: number } | null;
  topics: TopicEvidence[];
  commentCount: number;
  /** Categories without a question, and those with answers of too few people. */
  unaskedCategories: Category[];
  thinCategories: Category[];
  asksOpenQuestions: boolean;
  /** Core values that questions name, with the score of those questions. */
  namedValues: ({ value: string } & ScoredEvidence)[];
  handbook: HandbookEvidence;
}

/** Where the handbook speaks of a category, or of a subject that people write about. */
export type HandbookEvidence = Partial<Record<Category | TopicEvidence['topic'], HandbookPassage>>;

/** Whatever drafts texts: the embedded engine or a language model. Every result says where it comes from. */
export interface AiEngine {
  generateSurvey(brief: SurveyBrief): Promise<{ survey: GeneratedSurvey; source: AiSource }>;
  insights(evidence: InsightsEvidence): Promise<Insights>;
}
