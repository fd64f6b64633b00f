import type { Role } from '@vela/domain/accounts';
import { describe, expect, it } from 'vitest';
import type { WebArea, WebScreen } from './area.ts';
import { WEB_AREAS } from './areas.ts';
import { isCurrent, visibleNavigation, visiblePalette } from './navigation.ts';

const built = (screen: WebScreen): WebScreen => ({
  ...screen,
  page: () => Promise.resolve(() => null),
  isPartial: undefined,
});
const allBuilt = WEB_AREAS.map((area) => ({ ...area, screens: area.screens.map(built) }));
const labels = (areas: readonly WebArea[], role: Role, compact = false) =>
  visibleNavigation(areas, { role, compact }).map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);

describe('visibleNavigation', () => {
  it('stands as specified once every screen works', () => {
    expect(labels(allBuilt, 'admin')).toEqual([
      [null, ['Company', 'Dashboard', 'Calendar', 'Slack']],
      ['Surveys', ['Surveys', 'Survey Analytics', 'Survey Notifications']],
      ['Reviews', ['Reviews', 'Review Analytics', 'Review Notifications']],
      ['Gamification', ['Rewards', 'Career Progress', 'Settings']],
    ]);
  });

  it('links just the reviews from the slide-over menu', () => {
    expect(labels(allBuilt, 'admin', true)[2]).toEqual(['Reviews', ['Reviews']]);
  });

  it('leaves out what does not work, and groups without entries', () => {
    expect(labels(WEB_AREAS, 'admin')).toEqual([
      [null, ['Company', 'Dashboard']],
      ['Surveys', ['Surveys', 'Survey Analytics']],
    ]);
  });

  it('leaves out what the role may not open', () => {
    expect(labels(WEB_AREAS, 'employee')).toEqual([[null, ['Dashboard']]]);
  });
});

describe('visiblePalette', () => {
  it('asks for what the screen asks for, and for what the link asks for besides', () => {
    const offered = (role: Role) => visiblePalette(WEB_AREAS, role).map(({ label }) => label);
    expect(offered('admin')).toEqual(['New Survey', 'Profile', 'Outbox']);
    expect(offered('manager')).toEqual(['New Survey', 'Profile']);
    expect(offered('employee')).toEqual(['Profile']);
  });
});

describe('isCurrent', () => {
  it.each([
    ['/surveys', '/surveys', '', true],
    ['/surveys', '/surveys/1/edit', '', true],
    ['/surveys', '/surveysx', '', false],
    ['/reviews?tab=analytics', '/reviews', '?tab=analytics', true],
    ['/reviews?tab=analytics', '/reviews', '?tab=cycles', false],
  ])('%s at %s%s: %s', (to, pathname, search, expected) => {
    expect(isCurrent({ label: 'x', to }, { pathname, search })).toBe(expected);
  });
});
