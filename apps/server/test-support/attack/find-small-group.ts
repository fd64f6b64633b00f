import { nullSpace } from './null-space.ts';
import { createSpan, type ExactRow } from './span.ts';

/** A released count and whom it covers: how often each person is in it, by the person's number. */
export interface Figure {
  name: string;
  people: readonly number[];
}

/** A group below the threshold that released figures tell of, and the sum of figures that shows it. */
export interface SmallGroup {
  people: number[];
  /** How much of each figure the sum takes; the numbers belong together up to one common factor. */
  sum: { factor: bigint; figure: string }[];
}

/** People whom no released figure tells apart. */
interface PeopleClass {
  people: number[];
  column: bigint[];
}

/** More sets than this were never needed; where they are, the answer is an error and never "nothing found". */
const MOST_SETS = 400_000;

/**
 * The smallest group of fewer than `threshold` people of which the figures, however they are added and subtracted, tell
 * something of its own; null when there is none. Exact, and complete: every union of classes is covered.
 */
export function findSmallGroup(figures: readonly Figure[], threshold: number): SmallGroup | null {
  const different = differentFigures(figures);
  const classes = classesOf(different);
  const rows = different.map((_, row) => classes.map(({ column }) => column[row] ?? 0n));
  const found = smallestDependent(classes, nullSpace(rows, classes.length), threshold);
  if (found === null) return null;
  return {
    people: found.classes.flatMap((index) => classes[index]?.people ?? []).sort((a, b) => a - b),
    sum: explain(rows, found.vector, different),
  };
}

function differentFigures(figures: readonly Figure[]): Figure[] {
  const seen = new Map<string, Figure>();
  for (const figure of figures) {
    const key = figure.people.join();
    if (!seen.has(key) && figure.people.some((count) => count !== 0)) seen.set(key, figure);
  }
  return [...seen.values()];
}

/** Those who are in no figure at all can't be told of. */
function classesOf(figures: readonly Figure[]): PeopleClass[] {
  const classes = new Map<string, PeopleClass>();
  const everybody = Math.max(0, ...figures.map(({ people }) => people.length));
  for (let person = 0; person < everybody; person += 1) {
    const column = figures.map(({ people }) => BigInt(people[person] ?? 0));
    if (column.every((count) => count === 0n)) continue;
    const key = column.join();
    const known = classes.get(key);
    if (known) known.people.push(person);
    else classes.set(key, { people: [person], column });
  }
  return [...classes.values()];
}

interface Dependent {
  classes: number[];
  /** By class: the combination of people that the figures tell. */
  vector: bigint[];
}

/**
 * A vector lies in the rows' span exactly if it is orthogonal to their null space. One that is zero outside of some classes
 * therefore exists exactly if the null space's columns of these classes depend on each other.
 */
function smallestDependent(
  classes: readonly PeopleClass[],
  nulls: readonly ExactRow[],
  threshold: number,
): Dependent | null {
  const sizes = classes.map(({ people }) => people.length);
  const candidates = sizes.flatMap((size, index) => (size < threshold ? [index] : []));
  const span = createSpan(nulls.length);
  const columnOf = (index: number): bigint[] => [
    ...nulls.map((one) => one[index] ?? 0n),
    ...classes.map((_, at) => (at === index ? 1n : 0n)),
  ];
  let best: Dependent | null = null;
  let limit = threshold;
  let sets = 0;
  const extend = (from: number, chosen: number[], size: number): void => {
    for (let at = from; at < candidates.length; at += 1) {
      const index = candidates[at] ?? 0;
      const grown = size + (sizes[index] ?? 0);
      if (grown >= limit) continue;
      sets += 1;
      if (sets > MOST_SETS) throw new Error('There are too many small groups to look at all of their unions');
      if (span.add(columnOf(index))) {
        extend(at + 1, [...chosen, index], grown);
        span.undo();
      } else {
        const vector = positive(span.rest(columnOf(index)).slice(nulls.length));
        best = { classes: vector.flatMap((value, one) => (value === 0n ? [] : [one])), vector };
        limit = best.classes.reduce((sum, one) => sum + (sizes[one] ?? 0), 0);
      }
    }
  };
  extend(0, [], 0);
  return best;
}

/** Of the two signs the one in which people are counted rather than taken away. */
const positive = (vector: bigint[]): bigint[] =>
  vector.reduce((sum, value) => sum + value, 0n) < 0n ? vector.map((value) => -value) : vector;

/** The fewest figures of which the vector can be made, taking away one after the other, and their factors. */
function explain(rows: readonly ExactRow[], vector: readonly bigint[], figures: readonly Figure[]): SmallGroup['sum'] {
  let needed = rows.map((_, index) => index);
  for (const index of [...needed]) {
    const fewer = needed.filter((one) => one !== index);
    if (factorsFor(fewer, rows, vector) !== null) needed = fewer;
  }
  const factors = factorsFor(needed, rows, vector) ?? [];
  return needed.map((index, at) => ({ factor: factors[at] ?? 0n, figure: figures[index]?.name ?? '' }));
}

function factorsFor(chosen: readonly number[], rows: readonly ExactRow[], vector: readonly bigint[]): bigint[] | null {
  const width = vector.length;
  const span = createSpan(width);
  const marked = (row: ExactRow, mark: number) => [
    ...row,
    ...Array.from({ length: chosen.length + 1 }, (_, at) => (at === mark ? 1n : 0n)),
  ];
  chosen.forEach((index, at) => span.add(marked(rows[index] ?? [], at)));
  const rest = span.rest(marked(vector, chosen.length));
  if (rest.slice(0, width).some((value) => value !== 0n)) return null;
  // The last mark says by how much the vector itself was multiplied on the way, which may be below zero.
  const sign = (rest.at(-1) ?? 1n) < 0n ? 1n : -1n;
  return rest.slice(width, -1).map((value) => sign * value);
}
