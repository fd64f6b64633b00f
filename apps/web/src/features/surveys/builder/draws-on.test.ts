import { expect, test } from 'vitest';
import { drawsOn } from './draws-on.ts';

test.each([
  [[], [], ''],
  [['Care'], [], 'Draws on: core value “Care”.'],
  [['Care', 'Craft'], ['Leave'], 'Draws on: core values “Care”, “Craft”; handbook section “Leave”.'],
  [[], ['Leave'], 'Draws on: handbook section “Leave”.'],
])('a draft that names %j and %j says so', (coreValues, handbookTopics, line) => {
  expect(drawsOn({ coreValues, handbookTopics })).toBe(line);
});
