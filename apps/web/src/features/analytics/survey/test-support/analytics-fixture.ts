import type { Figure, GroupFigures, QuestionAnalytics, SurveyAnalytics, SurveyComments } from '@vela/contract';

const NOBODY_LEFT_OUT = { skipped: 0, notApplicable: 0, waiting: 0 };

export const surveyFigureFixture = (value: number | null, changes: Partial<Figure> = {}): Figure => ({
  value,
  base: value === null ? 0 : 40,
  people: value === null ? 0 : 40,
  low: value === null ? null : value - 4,
  high: value === null ? null : value + 4,
  hidden: false,
  leftOut: NOBODY_LEFT_OUT,
  ...changes,
});

export const HIDDEN_FIGURE = surveyFigureFixture(null, { hidden: true });

export function questionFixture(changes: Partial<QuestionAnalytics> = {}): QuestionAnalytics {
  return {
    questionId: '5b2a0c7e-7c55-4f86-9d6a-0a5b5a4b8f10',
    questionText: 'How was your week?',
    questionType: 'rating',
    category: 'engagement',
    retired: false,
    asked: 40,
    responseCount: 36,
    notApplicableCount: 1,
    skippedCount: 3,
    analytics: {
      average: 3.9,
      yesPercentage: null,
      score: 72.5,
      enps: null,
      favourable: 75,
      neutral: 13.9,
      unfavourable: 11.1,
      distribution: [
        { value: '1', label: '1', count: 1, orphaned: false },
        { value: '2', label: '2', count: 3, orphaned: false },
        { value: '3', label: '3', count: 5, orphaned: false },
        { value: '4', label: '4', count: 17, orphaned: false },
        { value: '5', label: '5', count: 10, orphaned: false },
      ],
    },
    figures: {
      score: surveyFigureFixture(72.5, { base: 36, people: 36 }),
      favourable: surveyFigureFixture(75, { base: 36, people: 36 }),
      enps: surveyFigureFixture(null),
      yesPercentage: surveyFigureFixture(null),
    },
    change: null,
    ...changes,
  };
}

export function groupFixture(changes: Partial<GroupFigures> = {}): GroupFigures {
  return {
    value: '7a0e4f6c-53c4-4c6e-8ad2-4d1d1f8a2b11',
    label: 'Engineering',
    invited: 25,
    released: 20,
    participation: surveyFigureFixture(80, { base: 25, people: 20, low: null, high: null }),
    hidden: false,
    hiddenReason: null,
    score: surveyFigureFixture(68),
    enps: surveyFigureFixture(12),
    categories: [{ category: 'engagement', figure: surveyFigureFixture(66) }],
    ...changes,
  };
}

/** A closed survey of 50 invited people, 40 of whom answered; tests name only what matters to them. */
export function analyticsFixture(changes: Partial<SurveyAnalytics> = {}): SurveyAnalytics {
  return {
    totalResponses: 40,
    completionRate: 80,
    averageCompletionTime: 190,
    medianCompletionTime: 160,
    score: 72.5,
    enps: null,
    release: { minGroup: 5, released: 40, waiting: 0 },
    categories: [
      {
        category: 'engagement',
        score: 72.5,
        answerCount: 36,
        figure: surveyFigureFixture(72.5),
        favourable: surveyFigureFixture(75),
        change: null,
      },
    ],
    questionAnalytics: [questionFixture()],
    responseTrends: { '2026-06-05': 30, '2026-06-06': 10 },
    people: 40,
    invited: 50,
    hidden: false,
    hiddenReason: null,
    filters: {
      department: null,
      tenure: null,
      location: null,
      compareWith: null,
      threshold: 5,
      mostFilters: 2,
      choices: { department: [], tenure: [], location: [], compareWith: [] },
    },
    figures: {
      score: surveyFigureFixture(72.5),
      favourable: surveyFigureFixture(75),
      enps: surveyFigureFixture(null),
      responseRate: surveyFigureFixture(80, { base: 50, people: 40 }),
    },
    segments: { department: [], tenure: [], location: [] },
    participation: {
      overTime: [
        { day: '2026-06-05', submitted: 30, total: 30 },
        { day: '2026-06-06', submitted: 10, total: 40 },
      ],
      byDepartment: [],
    },
    dropOff: { invited: 50, started: 44, submitted: 40, questions: [] },
    series: [],
    comparison: null,
    ...changes,
  };
}

export function commentsFixture(changes: Partial<SurveyComments> = {}): SurveyComments {
  return {
    release: { minGroup: 5, released: 40, waiting: 0 },
    hidden: null,
    commentCount: 0,
    commentSample: { read: 0, written: 0 },
    sentiments: { positive: null, neutral: null, negative: null },
    themes: [],
    otherLanguages: [],
    matchCount: 0,
    comments: [],
    nextCursor: null,
    source: { engine: 'embedded', model: 'wink-nlp', version: '1' },
    ...changes,
  };
}
