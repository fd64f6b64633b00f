import { describe, expect, it } from 'vitest';
import { screenTargets } from './palette-targets.ts';

const labels = (...args: Parameters<typeof screenTargets>) => screenTargets(...args).map(({ label }) => label);

describe('screenTargets', () => {
  it('finds screens by any of their words, in any order', () => {
    expect(labels('admin', 'survey new')).toEqual(['New Survey']);
    expect(labels('admin', 'PROF')).toEqual(['Profile']);
    expect(labels('admin', 'zzz')).toEqual([]);
  });

  it('offers only what the role may open', () => {
    expect(labels('admin', '')).toContain('Outbox');
    expect(labels('employee', '')).toEqual(['Dashboard', 'Profile']);
  });
});
