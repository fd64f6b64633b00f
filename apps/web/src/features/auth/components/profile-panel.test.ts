import { expect, it } from 'vitest';
import { localeChoices, ownTimeZoneChoices } from './profile-panel.tsx';

it('keeps a stored language that is not offered', () => {
  expect(localeChoices('tlh')).toContainEqual({ value: 'tlh', label: 'tlh' });
  expect(localeChoices('de-DE').filter(({ value }) => value === 'de-DE')).toHaveLength(1);
});

it('offers the company’s zone first, then every zone that the browser knows', () => {
  const choices = ownTimeZoneChoices(null, 'Europe/Berlin');
  expect(choices[0]).toEqual({ value: '', label: "The company's (Europe/Berlin)" });
  expect(choices).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
});
