import { DEFAULT_SURVEY_SETTINGS, defaultSettingsOf, type SurveyType } from '@vela/domain/surveys';
import type { SurveyDetails } from './survey-form.ts';

/** Another type brings its own anonymity along, unless somebody has chosen otherwise before. */
export function withType({ type: before, settings }: SurveyDetails, type: SurveyType): Partial<SurveyDetails> {
  const usual = before === null ? DEFAULT_SURVEY_SETTINGS : defaultSettingsOf(before);
  if (settings.anonymous !== usual.anonymous) return { type };
  return { type, settings: { ...settings, anonymous: defaultSettingsOf(type).anonymous } };
}
