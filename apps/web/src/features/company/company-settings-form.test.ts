import { expect, test } from 'vitest';
import { type CompanySettingsForm, formFromSettings, problemsOfSettings, settingsOf } from './company-settings-form.ts';

const SETTINGS = {
  name: 'Vela',
  industry: 'technology',
  size: '11-50',
  domain: 'vela.example',
  surveyFrequency: 'weekly',
  timeZone: 'Europe/Berlin',
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  minGroup: 5,
  minGroupComments: 10,
  revision: 3,
} as const;

test('what is saved comes back as it is, without the revision', () => {
  const { revision: _, ...fields } = SETTINGS;
  expect(settingsOf(formFromSettings(SETTINGS))).toEqual(fields);
});

test.each<[Partial<CompanySettingsForm>, string[]]>([
  [{}, []],
  [{ name: '  ' }, ['name']],
  [{ timeZone: 'Mars/Olympus' }, ['timeZone']],
  [{ workingHoursStart: '' }, ['workingHoursStart']],
  [{ workingHoursEnd: '09:00' }, ['workingHoursEnd']],
  [{ minGroup: '2' }, ['minGroup']],
  [{ minGroup: '21', minGroupComments: '30' }, ['minGroup']],
  [{ minGroup: '5.5' }, ['minGroup']],
  [{ minGroupComments: '101' }, ['minGroupComments']],
  [{ minGroup: '12', minGroupComments: '10' }, ['minGroupComments']],
])('%j is wrong at %j', (changes, paths) => {
  expect(problemsOfSettings({ ...formFromSettings(SETTINGS), ...changes }).map(({ path }) => path)).toEqual(paths);
});
