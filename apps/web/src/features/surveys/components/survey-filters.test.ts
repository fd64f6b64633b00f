import { describe, expect, it } from 'vitest';
import { matchesSurvey, surveyFilterIn, withSurveyFilter } from './survey-filters.tsx';

const survey = { title: 'June pulse', type: 'onboarding_60day', status: 'active' } as const;

describe('matchesSurvey', () => {
  it.each([
    ['', null, true],
    ['JUNE', null, true],
    ['60 day check', null, true],
    ['onboarding', null, true],
    ['onboarding 60day', null, true],
    ['july', null, false],
    ['june', 'active', true],
    ['june', 'draft', false],
    ['  june ', null, true],
  ] as const)('%j with status %j: %s', (q, status, expected) => {
    expect(matchesSurvey(survey, { q, status })).toBe(expected);
  });
});

describe('the filter in the address', () => {
  it('is read back as it was written, beside what else stands there', () => {
    const query = withSurveyFilter(new URLSearchParams('x=1&status=draft'), { q: 'pulse', status: null });
    expect(query.toString()).toBe('x=1&q=pulse');
    expect(surveyFilterIn(query)).toEqual({ q: 'pulse', status: null });
  });

  it('ignores a status that does not exist', () => {
    expect(surveyFilterIn(new URLSearchParams('status=paused')).status).toBeNull();
  });
});
