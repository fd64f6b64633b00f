import type { SurveyType } from '@vela/domain/surveys';
import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, type SurveyDetails, withType } from './survey-form.ts';

const detailsOf = (type: SurveyType | null, anonymous: boolean): SurveyDetails => ({
  ...EMPTY_FORM.details,
  type,
  settings: { ...EMPTY_FORM.details.settings, anonymous },
});

describe('choosing a type', () => {
  it.each([
    ['nothing to onboarding', detailsOf(null, true), 'onboarding_1week', false],
    ['a pulse to onboarding', detailsOf('monthly_pulse', true), 'onboarding_90day', false],
    ['onboarding to a pulse', detailsOf('onboarding_1week', false), 'monthly_pulse', true],
    ['one onboarding to another', detailsOf('onboarding_1week', false), 'onboarding_1year', false],
  ] as const)('%s brings the usual anonymity along', (_name, details, type, anonymous) => {
    expect({ ...details, ...withType(details, type) }).toMatchObject({ type, settings: { anonymous } });
  });

  it.each([
    ['an attributed pulse', detailsOf('monthly_pulse', false), 'onboarding_1week', false],
    ['an anonymous onboarding', detailsOf('onboarding_1week', true), 'monthly_pulse', true],
  ] as const)('%s keeps what was chosen', (_name, details, type, anonymous) => {
    expect({ ...details, ...withType(details, type) }).toMatchObject({ type, settings: { anonymous } });
  });
});
