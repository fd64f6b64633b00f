import { expect, test } from 'vitest';
import { changesOfCoreValues, CORE_VALUE_MESSAGES, namedCoreValues, problemsOfCoreValues } from './core-values.ts';

const value = (name: string, importance = 5) => ({ value: name, description: '', importance });

test('values without a name are dropped and the order stays', () => {
  const sent = [value(' Courage '), value('   '), value('\u200b'), value('Care', 9)];
  expect(namedCoreValues(sent)).toEqual([value('Courage'), value('Care', 9)]);
});

test.each([
  ['Courage', 'courage'],
  ['Courage', '  COURAGE '],
  ['Long  term', 'long term'],
  ['Caf\u00e9', 'Cafe\u0301'],
])('%j and %j are the same name, told at the later place as it was sent', (first, second) => {
  expect(problemsOfCoreValues([value(first), value(''), value(second)])).toEqual([
    { path: '2.value', message: CORE_VALUE_MESSAGES.sameName },
  ]);
});

test('values without a name are not the same name, and do not count', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => value(`Value ${index}`));
  expect(problemsOfCoreValues([...thirty, value(''), value('')])).toEqual([]);
  expect(problemsOfCoreValues([...thirty, value('One more')])).toEqual([
    { path: '', message: CORE_VALUE_MESSAGES.tooMany },
  ]);
});

test.each([
  ['nothing', [value('A'), value('B')], [value('A'), value('B')], []],
  ['a new one', [value('A')], [value('B'), value('A')], ['added “B”']],
  ['one less', [value('A'), value('B')], [value('B')], ['removed “A”']],
  ['another importance', [value('A')], [value('A', 9)], ['changed “A”']],
  ['another spelling', [value('care')], [value('Care')], ['changed “Care”']],
  ['another order', [value('A'), value('B')], [value('B'), value('A')], ['changed the order']],
])('a save that brings %s says so', (_name, before, after, acts) =>
  expect(changesOfCoreValues(before, after)).toEqual(acts),
);
