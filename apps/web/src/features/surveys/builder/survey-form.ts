import type { Survey } from '@vela/contract';
import {
  DEFAULT_SURVEY_SETTINGS,
  defaultSettingsOf,
  type Problem,
  problemsOfQuestions,
  type Question,
  type SurveySettings,
  type SurveyType,
  type TargetAudience,
} from '@vela/domain/surveys';

export interface SurveyDetails {
  title: string;
  description: string;
  /** Null until one is picked: the AI needs a choice, saving does not. */
  type: SurveyType | null;
  targetAudience: TargetAudience;
  department: string;
  settings: SurveySettings;
}

export interface FormItem {
  question: Question;
  done: boolean;
}

/** All that a person types while building a survey. */
export interface SurveyForm {
  details: SurveyDetails;
  items: readonly FormItem[];
}

export const EMPTY_FORM: SurveyForm = {
  details: {
    title: '',
    description: '',
    type: null,
    targetAudience: 'all_employees',
    department: '',
    settings: DEFAULT_SURVEY_SETTINGS,
  },
  items: [],
};

export function formFromSurvey(survey: Survey): SurveyForm {
  const { title, description, type, targetAudience, department, settings } = survey;
  return {
    details: { title, description, type, targetAudience, department, settings },
    items: survey.questions.map((question) => ({ question, done: true })),
  };
}

export const questionsOf = (form: SurveyForm): Question[] => form.items.map(({ question }) => question);

/** The problems of each question by its id, paths relative to the question; questions without any are left out. */
export function problemsByQuestion(form: SurveyForm): Map<string, Problem[]> {
  const byId = new Map<string, Problem[]>();
  for (const { path, message } of problemsOfQuestions(questionsOf(form))) {
    const [, index, ...rest] = path.split('.');
    const id = form.items[Number(index)]?.question._id;
    if (id === undefined) continue;
    byId.set(id, [...(byId.get(id) ?? []), { path: rest.join('.'), message }]);
  }
  return byId;
}

/** Another type brings its own anonymity along, unless somebody has chosen otherwise before. */
export function withType({ type: before, settings }: SurveyDetails, type: SurveyType): Partial<SurveyDetails> {
  const usual = before === null ? DEFAULT_SURVEY_SETTINGS : defaultSettingsOf(before);
  if (settings.anonymous !== usual.anonymous) return { type };
  return { type, settings: { ...settings, anonymous: defaultSettingsOf(type).anonymous } };
}
