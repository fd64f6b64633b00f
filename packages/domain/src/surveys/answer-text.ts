import type { Problem } from './question-rules.ts';
import { toStorableText } from './storable-text.ts';
import { SURVEY_LIMITS } from './survey-limits.ts';

/**
 * A text as it is stored: trimmed, or null where it is blank. What the database can't hold becomes the replacement
 * character: refusing would leave a respondent alone with a character that no screen shows.
 */
export function answerText(raw: string | null | undefined): string | null {
  const text = toStorableText(raw ?? '').trim();
  return text === '' ? null : text;
}

export function problemOfAnswerText(path: string, text: string | null): Problem | null {
  if (text === null || text.length <= SURVEY_LIMITS.answerText) return null;
  const limit = SURVEY_LIMITS.answerText.toLocaleString('en-US');
  return { path, message: `Please use at most ${limit} characters` };
}
