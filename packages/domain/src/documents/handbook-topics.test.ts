import { expect, test } from 'vitest';
import { handbookTopicOf } from './handbook-topics.ts';

test.each([
  ['Working hours', 'Working hours'],
  ['1. Working hours', 'Working hours'],
  ['3.2.1 Parental leave', 'Parental leave'],
  ['Chapter 4: Remote work', 'Remote work'],
  ['§ 7 Notice periods', 'Notice periods'],
  ['IV. Travel and expenses', 'Travel and expenses'],
  ['B) Data protection', 'Data protection'],
  ['Sick leave ........... 12', 'Sick leave'],
  ['WORKING HOURS', 'Working hours'],
  ['GDPR', 'GDPR'],
  ['Urlaub und Abwesenheit:', 'Urlaub und Abwesenheit'],
  ['Our "open door" policy', 'Our open door policy'],
  ['I am sick: what now', 'I am sick: what now'],
  ['Dress Code', 'Dress Code'],
])('%s names the subject %s', (heading, topic) => {
  expect(handbookTopicOf(heading)).toBe(topic);
});

test.each([
  'Table of Contents',
  '1 Introduction',
  'Appendix A: Forms',
  'Inhaltsverzeichnis',
  'Employee Handbook 2024',
  'Nebula Works Handbook',
  '4.2',
  '...',
  '– 7 –',
  'Version 2.1',
  'A message from our founders',
  'Welcome to the team',
  'Jane Fairfax',
  'David B. Okafor, Managing Director',
  'Dr. Amelia Stone',
  'hr@nebula.example',
  'Do I have to?',
  'x'.repeat(61),
  'This heading is in truth a whole sentence of the text',
  '',
])('%s names none', (heading) => {
  expect(handbookTopicOf(heading)).toBeNull();
});
