import { describe, expect, it } from 'vitest';
import {
  canTransition,
  SURVEY_TRANSITIONS,
  toSurveyStatus,
  transition,
  type SurveyTransition,
} from './survey-lifecycle.ts';
import { SURVEY_STATUSES, type SurveyStatus } from './survey-types.ts';

const ALLOWED: Record<SurveyStatus, Partial<Record<SurveyTransition, SurveyStatus>>> = {
  draft: { launch: 'active', schedule: 'scheduled' },
  scheduled: { unschedule: 'draft', start: 'active' },
  active: { close: 'closed' },
  closed: { archive: 'archived', reopen: 'active' },
  archived: { restore: 'closed' },
};

// Safe: Object.keys of a literal object holds exactly its keys.
const NAMES = Object.keys(SURVEY_TRANSITIONS) as SurveyTransition[];
const PAIRS = SURVEY_STATUSES.flatMap((status) => NAMES.map((name) => ({ status, name })));

describe('survey lifecycle', () => {
  it('knows eight transitions', () => {
    expect(NAMES).toHaveLength(8);
  });

  it.each(PAIRS)('$name of a $status survey follows the table', ({ status, name }) => {
    const to = ALLOWED[status][name];
    const result = transition(status, name);
    expect(canTransition(status, name)).toBe(to !== undefined);
    if (to) {
      expect(result).toEqual({ ok: true, to });
      return;
    }
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.message).toContain(`This one is ${status}`);
  });

  it('says what can be done instead', () => {
    expect(transition('active', 'launch')).toEqual({
      ok: false,
      message: 'Only a draft survey can be launched. This one is active: you can close it.',
    });
    expect(transition('draft', 'close')).toEqual({
      ok: false,
      message: 'Only an active survey can be closed. This one is draft: you can launch it.',
    });
    expect(transition('closed', 'launch')).toEqual({
      ok: false,
      message: 'Only a draft survey can be launched. This one is closed: you can duplicate it.',
    });
  });

  it.each([
    ['active', 'active'],
    ['deleted', 'draft'],
    ['', 'draft'],
    [undefined, 'draft'],
    [null, 'draft'],
    [3, 'draft'],
    ['constructor', 'draft'],
  ])('shows the status %j as %s', (given, shown) => {
    expect(toSurveyStatus(given)).toBe(shown);
  });
});
