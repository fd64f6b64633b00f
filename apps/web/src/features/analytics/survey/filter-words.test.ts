import { describe, expect, it } from 'vitest';
import type { SurveyFilters } from '@vela/contract';
import { createFormats } from '../../../lib/format.ts';
import { chosenLabels, isChoosable, thresholdText } from './filter-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const filters = (changes: Partial<SurveyFilters> = {}): SurveyFilters => ({
  department: null,
  tenure: null,
  location: null,
  compareWith: null,
  threshold: 5,
  mostFilters: 2,
  choices: { department: [{ value: 'd', label: 'Design' }], tenure: [], location: [], compareWith: [] },
  ...changes,
});

it('names the chosen groups, also one that is not among the choices', () => {
  expect(chosenLabels(filters({ department: 'd', location: 'Oslo' }))).toEqual(['Design', 'Oslo']);
});

describe('isChoosable', () => {
  it('leaves no third filter, and lets the set ones change', () => {
    const two = filters({ department: 'd', tenure: '1_to_3' });
    expect([isChoosable(two, 'department'), isChoosable(two, 'location')]).toEqual([true, false]);
    expect(isChoosable(filters({ department: 'd' }), 'location')).toBe(true);
  });

  it('leaves managers one', () => {
    expect(isChoosable(filters({ mostFilters: 1, department: 'd' }), 'tenure')).toBe(false);
  });
});

describe('thresholdText', () => {
  it.each<[Partial<SurveyFilters>, RegExp]>([
    [{}, /at least 5 people\. A second filter doubles that.*up to 2 filters/],
    [{ mostFilters: 1 }, /one filter at a time/],
    [{ department: 'd' }, /With this filter, .* at least 5 people/],
    [{ department: 'd', tenure: 'under_1', threshold: 10 }, /With these filters, .* at least 10 people/],
    [{ threshold: 1 }, /no smallest group/],
  ])('of %j', (changes, expected) => {
    expect(thresholdText(formats, filters(changes))).toMatch(expected);
  });
});
