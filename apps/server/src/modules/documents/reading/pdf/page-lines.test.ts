import { describe, expect, it } from 'vitest';
import { orderColumns } from './page-lines.ts';

const part = (text: string, x: number, y: number) => ({ text, x, right: x + 200, y, size: 10 });
const rowsOf = (texts: [string, string?][]) =>
  texts.map(([left, right], index) => {
    const y = 700 - index * 13;
    return right === undefined ? [part(left, 50, y)] : [part(left, 50, y), part(right, 310, y)];
  });
const ordered = (texts: [string, string?][]) =>
  orderColumns(rowsOf(texts)).map((row) => row.map(({ text }) => text).join());
const prose = (name: string) => `${name} is a line of prose, as long as such lines are`;

describe('orderColumns', () => {
  it('reads the left column before the right one, the longer left one to its end', () => {
    const [a, b, c, d, e, f, g] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(prose) as [string, string, string, string, string, string, string]; // prettier-ignore
    expect(ordered([[a, e], [b, f], [c, g], [d]]).filter(Boolean)).toEqual([a, b, c, d, e, f, g]); // prettier-ignore
  });

  it('keeps the rows of a table', () => {
    expect(
      ordered([
        ['Hotel', '140 euros'],
        ['Meals', '42 euros'],
        ['Train', 'second class'],
      ]),
    ).toEqual(['Hotel | 140 euros', 'Meals | 42 euros', 'Train | second class']);
  });
});
