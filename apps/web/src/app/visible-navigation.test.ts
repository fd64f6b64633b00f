import { IconBell } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { NAVIGATION } from './navigation.ts';
import { isCurrent, visibleNavigation } from './visible-navigation.ts';

const allReady = NAVIGATION.map((group) => ({
  ...group,
  entries: group.entries.map((entry) => ({ ...entry, ready: true })),
}));
const labels = (groups: typeof NAVIGATION) => groups.map(({ entries }) => entries.map(({ label }) => label));

describe('visibleNavigation', () => {
  it('stands as specified once every screen works', () => {
    expect(labels(visibleNavigation(allReady, { role: 'admin', compact: false }))).toEqual([
      ['Company', 'Dashboard', 'Calendar', 'Slack'],
      ['Surveys', 'Survey Analytics', 'Survey Notifications'],
      ['Reviews', 'Review Analytics', 'Review Notifications'],
      ['Rewards', 'Career Progress', 'Settings'],
    ]);
  });

  it('links just the reviews from the slide-over menu', () => {
    expect(labels(visibleNavigation(allReady, { role: 'admin', compact: true }))[2]).toEqual(['Reviews']);
  });

  it('leaves out what does not work and what the role may not open', () => {
    const shown = visibleNavigation(NAVIGATION, { role: 'employee', compact: false }).flatMap(({ entries }) => entries);
    expect(shown.every(({ ready }) => ready)).toBe(true);
    expect(shown.map(({ label }) => label)).not.toContain('Surveys');
  });

  it('drops groups without entries', () => {
    const none = NAVIGATION.map((group) => ({ ...group, entries: [] }));
    expect(visibleNavigation(none, { role: 'admin', compact: false })).toEqual([]);
  });
});

describe('isCurrent', () => {
  const entry = (to: string) => ({ label: 'x', to, icon: IconBell, ready: true });
  it.each([
    ['/surveys', '/surveys', '', true],
    ['/surveys', '/surveys/1/edit', '', true],
    ['/surveys', '/surveysx', '', false],
    ['/reviews?tab=analytics', '/reviews', '?tab=analytics', true],
    ['/reviews?tab=analytics', '/reviews', '?tab=cycles', false],
  ])('%s at %s%s: %s', (to, pathname, search, expected) => {
    expect(isCurrent(entry(to), { pathname, search })).toBe(expected);
  });
});
