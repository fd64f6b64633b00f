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
