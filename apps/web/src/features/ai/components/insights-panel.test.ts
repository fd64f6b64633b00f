import { describe, expect, it } from 'vitest';
import { furtherEvidence, namesItsBase, surveyBehind } from './insights-panel.tsx';

const evidence = [
  { statement: 'Workload scores 54 (from 120 answers)', base: 120, surveyId: 's1' },
  { statement: 'eNPS is 9', base: 190 },
];

describe('evidence of insights', () => {
  it('leads from a line to the survey behind it', () => {
    expect(surveyBehind('Workload scores 54 (from 120 answers)', evidence)).toBe('s1');
    expect(surveyBehind('eNPS is 9', evidence)).toBeUndefined();
    expect(surveyBehind('Something else', evidence)).toBeUndefined();
  });

  it('lists only what is not shown as a line', () => {
    expect(furtherEvidence(evidence, ['Workload scores 54 (from 120 answers)'])).toEqual([evidence[1]]);
  });

  it('knows whether a statement says its base itself', () => {
    expect(evidence.map(namesItsBase)).toEqual([true, false]);
    expect(namesItsBase({ statement: 'From 1200 answers', base: 120 })).toBe(false);
  });
});
