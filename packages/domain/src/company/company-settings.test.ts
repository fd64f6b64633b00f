import { expect, test } from 'vitest';
import {
  COMPANY_SETTINGS_MESSAGES,
  DEFAULT_WORKING_HOURS,
  isTimeOfDay,
  problemsOfWorkingTime,
} from './company-settings.ts';

const working = {
  timeZone: 'UTC',
  workingHoursStart: DEFAULT_WORKING_HOURS.start,
  workingHoursEnd: DEFAULT_WORKING_HOURS.end,
};

test('the default working hours have nothing wrong', () => expect(problemsOfWorkingTime(working)).toEqual([]));

test.each(['', '9:00', '24:00', '12:60', '12:00:00', 'noon', '09:00\n'])('%j is no time of day', (text) =>
  expect(isTimeOfDay(text)).toBe(false),
);

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', COMPANY_SETTINGS_MESSAGES.timeZone],
  [{ workingHoursStart: '9' }, 'workingHoursStart', COMPANY_SETTINGS_MESSAGES.timeOfDay],
  [{ workingHoursEnd: '25:00' }, 'workingHoursEnd', COMPANY_SETTINGS_MESSAGES.timeOfDay],
  [{ workingHoursEnd: '09:00' }, 'workingHoursEnd', COMPANY_SETTINGS_MESSAGES.workingHours],
  [{ workingHoursStart: '18:00' }, 'workingHoursEnd', COMPANY_SETTINGS_MESSAGES.workingHours],
])('%j is told at the field', (change, path, message) =>
  expect(problemsOfWorkingTime({ ...working, ...change })).toEqual([{ path, message }]),
);
