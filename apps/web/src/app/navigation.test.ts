import { IconStar } from '@tabler/icons-react';
import type { Role } from '@vela/domain/accounts';
import { describe, expect, it } from 'vitest';
import type { WebArea, WebScreen } from './area.ts';
import { WEB_AREAS } from './areas.ts';
import { isCurrent, visibleNavigation, visiblePalette } from './navigation.ts';

const labels = (areas: readonly WebArea[], role: Role, compact = false) =>
  visibleNavigation(areas, { role, compact }).map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);

const page = () => Promise.resolve(() => null);
const built = (screen: WebScreen): WebScreen => ({ ...screen, page, isPartial: undefined });
const SPECIFIED = [
  [null, ['Company', 'Dashboard', 'Calendar', 'Slack']],
  ['Surveys', ['Surveys', 'Survey Analytics', 'Survey Notifications']],
  ['Reviews', ['Reviews', 'Review Analytics', 'Review Notifications']],
  ['Gamification', ['Rewards', 'Career Progress', 'Settings']],
] as const;

it('the sidebar begins as specified, below each heading, once every screen works', () => {
  const allBuilt = WEB_AREAS.map((area) => ({ ...area, screens: area.screens.map(built) }));
  const begun = visibleNavigation(allBuilt, { role: 'admin', compact: false }).map(({ label, entries }, group) => [
    label,
    entries.slice(0, SPECIFIED[group]?.[1].length).map((entry) => entry.label),
  ]);
  expect(begun.slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
  expect(labels(allBuilt, 'admin', true)[2]).toEqual(['Reviews', ['Reviews']]);
});

const icon = IconStar;
const AREAS: readonly WebArea[] = [
  {
    screens: [{ path: '/home', page }],
    navigation: [{ group: null, label: 'Home', to: '/home', icon }],
    palette: [
      { label: 'Outbox', to: '/home', permission: 'outbox.read' },
      { label: 'Profile', to: '/home' },
    ],
  },
  {
    screens: [
      { path: '/surveys', page, permission: 'surveys.read' },
      { path: '/surveys/create', page, permission: 'surveys.write' },
      { path: '/half', page, isPartial: true },
    ],
    navigation: [
      { group: 'Surveys', label: 'Surveys', to: '/surveys', icon },
      { group: 'Surveys', label: 'Trends', to: '/surveys?tab=trends', icon, wideOnly: true },
      { group: 'Surveys', label: 'Half', to: '/half', icon },
    ],
    palette: [{ label: 'New Survey', to: '/surveys/create' }],
  },
  {
    screens: [{ path: '/later', upcoming: { title: 'Later', purpose: '', contents: [] } }],
    navigation: [{ group: 'Others', label: 'Later', to: '/later', icon }],
  },
];

describe('visibleNavigation', () => {
  it('leaves out what does not work, and groups without entries', () => {
    expect(labels(AREAS, 'admin')).toEqual([
      [null, ['Home']],
      ['Surveys', ['Surveys', 'Trends']],
    ]);
  });

  it('leaves out of the slide-over menu what is for wide screens', () => {
    expect(labels(AREAS, 'admin', true)).toEqual([
      [null, ['Home']],
      ['Surveys', ['Surveys']],
    ]);
  });

  it('leaves out what the role may not open', () => {
    expect(labels(AREAS, 'employee')).toEqual([[null, ['Home']]]);
  });
});

describe('visiblePalette', () => {
  it('asks for what the screen asks for, and for what the link asks for besides', () => {
    const offered = (role: Role) => visiblePalette(AREAS, role).map(({ label }) => label);
    expect(offered('admin')).toEqual(['Outbox', 'Profile', 'New Survey']);
    expect(offered('manager')).toEqual(['Profile', 'New Survey']);
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
