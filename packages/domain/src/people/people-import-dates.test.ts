import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayOrderOf, readDate } from './people-import-dates.ts';

test.each([
  ['2024-01-31', '2024-01-31'],
  ['2024/1/3', '2024-01-03'],
  ['20240131', '2024-01-31'],
  ['2024-01-31T00:00:00Z', '2024-01-31'],
  ['2024-01-31 00:00:00', '2024-01-31'],
  ['31.01.2024', '2024-01-31'],
  ['3. 1. 2024', '2024-01-03'],
  ['31/12/2024', '2024-12-31'],
  ['12/31/2024', '2024-12-31'],
  ['05-05-2024', '2024-05-05'],
  ['15 Jan 2024', '2024-01-15'],
  ['15-Dez-2024', '2024-12-15'],
  ['3. März 2024', '2024-03-03'],
  ['3 de agosto de 2024', '2024-08-03'],
  ['January 15, 2024', '2024-01-15'],
])('%s is %s', (text, date) => {
  expect(readDate(text, null)).toEqual({ date });
});

test.each(['2024-02-30', '31.02.2024', '13/13/2024', '31 Apr 2024'])('there is no %s', (text) => {
  expect(readDate(text, null)).toEqual({ problem: `There is no ${text}. Please check the day and the month.` });
});

test.each(['0204-01-01', '2201-01-01', 'soon', '45292', '15 Foo 2024', '2024-01'])('%s is no date', (text) => {
  expect(readDate(text, null)).toEqual({ problem: `“${text}” is not a date. Please write it as 2024-01-31.` });
});

test('a year of two digits is asked for', () => {
  expect(readDate('31.01.24', null)).toEqual({
    problem: 'Please write the year of “31.01.24” with four digits, as in 2024-01-31',
  });
});

describe('the order of a column', () => {
  it.each([
    [['03/04/2024', '13/04/2024'], 'day-first'],
    [['03/04/2024', '04/13/2024'], 'month-first'],
    [['13/04/2024', '04/13/2024'], null],
    [['03/04/2024', '05/05/2024'], null],
    [['2024-04-13', '13.04.2024'], null],
    [[], null],
  ])('%j', (column, order) => {
    expect(dayOrderOf(column)).toBe(order);
  });

  it('brings back every day, however it was written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const date = moment.toISOString().slice(0, 10);
        const [year, month, day] = date.split('-');
        expect(readDate(date, null)).toEqual({ date });
        expect(readDate(`${day}.${month}.${year}`, null)).toEqual({ date });
        expect(readDate(`${day}/${month}/${year}`, 'day-first')).toEqual({ date });
        expect(readDate(`${month}/${day}/${year}`, 'month-first')).toEqual({ date });
      }),
    );
  });
});
