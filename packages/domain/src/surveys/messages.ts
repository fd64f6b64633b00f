/** Upper bounds of what a survey holds, in characters or pieces. Enforced by the server and shown by the builder. */
export const SURVEY_LIMITS = {
  title: 200,
  description: 2_000,
  department: 100,
  questions: 100,
  questionText: 500,
  helpText: 500,
  options: 50,
  optionText: 200,
  endLabel: 60,
  /** A free-text answer, an "Other" text and a comment. */
  answerText: 5_000,
} as const;

/** Texts of the specification that the server and the web app both say. */
export const SURVEY_MESSAGES = {
  titleRequired: 'Title is required',
  questionRequired: 'Please add at least one question',
  questionTextRequired: 'Question text is required',
  tooFewOptions: 'At least 2 options are required for multiple choice questions',
  blankOption: 'All options must have text',
  typeRequired: 'Please select a survey type first',
  sameOption: 'Options must differ from each other',
  departmentRequired: 'Please choose a department',
  oneResponseEach: 'A personal link takes one response. Turn off several responses, or let anyone with the link answer',
  versionUnknown: 'This version of the survey does not exist. Please reload the page',
  answerRequired: 'Please answer this question',
} as const;

/** What the audit log calls the acts of this area. */
export const SURVEY_AUDIT_WORDS = {
  'survey.closed': 'Closed a survey',
  'survey.created': 'Created a survey',
  'survey.deleted': 'Deleted a survey',
  'survey.edited': 'Edited a survey',
  'survey.launched': 'Launched a survey',
  'survey.reopened': 'Reopened a survey',
} as const;
