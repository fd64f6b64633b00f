import type { Question } from '@vela/domain/surveys';
import { expect, test } from 'vitest';
import { citesOf } from './draft-survey.ts';

const asking = (text: string, options: string[] = []): Question => ({
  _id: 'q',
  text,
  type: options.length > 0 ? 'multiple_choice' : 'scale',
  options,
  required: true,
  category: 'culture',
  aiGenerated: true,
});
const company = {
  coreValues: ['Care', 'Be "bold"'].map((value) => ({ value, description: '', importance: 5 })),
  handbookTopics: ['Leave', 'Pay'].map((heading) => ({ heading, level: 1 })),
};

test.each<[string, Question, { coreValues: string[]; handbookTopics: string[] }]>([
  ['a value in quotation marks', asking('I see "Care" at work.'), { coreValues: ['Care'], handbookTopics: [] }],
  ['also in other marks and case', asking('I see “care” at work.'), { coreValues: ['Care'], handbookTopics: [] }],
  ['a value as it can be asked', asking('We are "Be bold".'), { coreValues: ['Be bold'], handbookTopics: [] }],
  ['a value among options', asking('Which one?', ['Care', 'None']), { coreValues: ['Care'], handbookTopics: [] }],
  ['a subject of the handbook', asking('I know "Leave".'), { coreValues: [], handbookTopics: ['Leave'] }],
  ['no word that is only the same', asking('I care about my pay.'), { coreValues: [], handbookTopics: [] }],
])('names %s', (_name, question, cites) => {
  expect(citesOf([question], company)).toEqual(cites);
});
