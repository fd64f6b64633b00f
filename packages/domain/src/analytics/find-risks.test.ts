import { describe, expect, it } from 'vitest';
import { HIDDEN_FIGURE, NO_FIGURE, type Figure } from './figures.ts';
import { findRisks, type RiskInput } from './find-risks.ts';

const figure = (value: number, high = value + 5): Figure => ({
  ...NO_FIGURE,
  value,
  base: 40,
  people: 20,
  low: value - 5,
  high,
});
const fall = (value: number, isNoise = false) => ({ value, low: value - 3, high: isNoise ? 1 : value + 3, isNoise });

const QUIET: RiskInput = {
  categories: [],
  departments: [],
  score: figure(70),
  enps: NO_FIGURE,
  participation: { figure: NO_FIGURE, change: null },
  themes: [],
  reviews: null,
};
const found = (input: Partial<RiskInput>) =>
  findRisks({ ...QUIET, ...input }).map(({ rule, severity }) => `${rule} ${severity}`);
const category = (
  name: 'growth' | 'workload',
  score: Figure,
  change: RiskInput['categories'][number]['change'] = null,
) => ({
  categories: [{ category: name, score, change }],
});

describe('findRisks', () => {
  it.each<[string, Partial<RiskInput>, string[]]>([
    ['a score of 49.9', category('growth', figure(49.9)), ['lowScore high']],
    ['a score of 50', category('growth', figure(50)), ['lowScore medium']],
    ['a score of 60', category('growth', figure(60)), []],
    ['a low score of workload', category('workload', figure(30)), ['highWorkload high']],
    ['a fall of 6', category('growth', figure(80), fall(-6)), ['fallingScore medium']],
    ['a fall of 11', category('growth', figure(80), fall(-11)), ['fallingScore high']],
    ['a fall that is noise', category('growth', figure(80), fall(-11, true)), []],
    ['a rise', category('growth', figure(80), fall(9)), []],
    ['an eNPS of -1', { enps: figure(-1) }, ['lowEnps medium']],
    ['an eNPS of 0', { enps: figure(0) }, []],
    ['29% participation', { participation: { figure: figure(29), change: null } }, ['lowParticipation high']],
    [
      'a fall of it by 12',
      { participation: { figure: figure(70), change: fall(-12) } },
      ['fallingParticipation medium'],
    ],
    [
      'a department 12 behind',
      { departments: [{ id: 'd', name: 'Sales', score: figure(58) }] },
      ['departmentBehind medium'],
    ],
    ['one that may not be behind', { departments: [{ id: 'd', name: 'Sales', score: figure(58, 71) }] }, []],
    [
      'a theme that most dislike',
      { themes: [{ name: 'Pay', comments: 10, negative: 6, surveyId: 's' }] },
      ['negativeTheme medium'],
    ],
    ['a theme that some dislike', { themes: [{ name: 'Pay', comments: 10, negative: 4, surveyId: 's' }] }, []],
    ['one review of many overdue', { reviews: { open: 20, overdue: 1 } }, ['overdueReviews low']],
    ['half of the reviews overdue', { reviews: { open: 20, overdue: 10 } }, ['overdueReviews high']],
    ['no review open', { reviews: { open: 0, overdue: 0 } }, []],
  ])('%s', (_name, input, expected) => {
    expect(found(input)).toEqual(expected);
  });

  it('are never found in what is hidden or was not answered', () => {
    for (const nothing of [HIDDEN_FIGURE, NO_FIGURE]) {
      expect(
        found({
          ...category('growth', nothing),
          enps: nothing,
          participation: { figure: nothing, change: null },
          departments: [{ id: 'd', name: 'Sales', score: nothing }],
        }),
      ).toEqual([]);
    }
  });

  it('come worst first, with what they stand on', () => {
    const risks = findRisks({
      ...QUIET,
      ...category('growth', figure(55)),
      enps: figure(-40),
      reviews: { open: 20, overdue: 1 },
    });
    expect(risks.map(({ severity }) => severity)).toEqual(['high', 'medium', 'low']);
    expect(risks[1]).toMatchObject({
      message: 'Growth scores 55 of 100 (40 answers)',
      evidence: { category: 'growth', threshold: 60, figure: { value: 55 } },
    });
    for (const { message, recommendation } of risks) expect([message, recommendation]).not.toContain('');
  });
});
