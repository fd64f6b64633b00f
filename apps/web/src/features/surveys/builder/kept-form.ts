import { EMPTY_FORM, type SurveyForm } from './survey-form.ts';

/** Unsaved work as it is kept on the device. */
export interface KeptForm {
  form: SurveyForm;
  /** What the work started from, to tell later what was changed; null for a new survey. */
  base: { form: SurveyForm; revision: number } | null;
  /** Travels with the form, so that a retry after a reload still makes one survey. */
  idempotencyKey: string;
}

/** Several people may share a device, and one person may edit several surveys. */
export const keptFormKey = (userId: string, surveyId: string | null): string => `survey.${userId}.${surveyId ?? 'new'}`;

/** What was kept, or null where it is nothing that this version can read. */
export function parseKeptForm(value: unknown): KeptForm | null {
  if (!isRecord(value) || typeof value.idempotencyKey !== 'string') return null;
  const { form, base, idempotencyKey } = value;
  if (!isForm(form)) return null;
  if (base === null) return { form: withDefaults(form), base, idempotencyKey };
  if (!isRecord(base) || !isForm(base.form) || typeof base.revision !== 'number') return null;
  return { form: withDefaults(form), base: { form: withDefaults(base.form), revision: base.revision }, idempotencyKey };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isForm(value: unknown): value is SurveyForm {
  if (!isRecord(value)) return false;
  const { details, items } = value;
  return isRecord(details) && isRecord(details.settings) && Array.isArray(items) && items.every(isFormItem);
}

function isFormItem(item: unknown): boolean {
  if (!isRecord(item) || typeof item.done !== 'boolean' || !isRecord(item.question)) return false;
  const { _id, text, options } = item.question;
  return typeof _id === 'string' && typeof text === 'string' && Array.isArray(options);
}

const withDefaults = (form: SurveyForm): SurveyForm => ({
  ...form,
  details: {
    ...EMPTY_FORM.details,
    ...form.details,
    settings: { ...EMPTY_FORM.details.settings, ...form.details.settings },
  },
});
