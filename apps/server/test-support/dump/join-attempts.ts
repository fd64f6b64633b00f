import type { Dump, DumpedRow } from './take-dump.ts';

/** Names of the people or responses in some order, and where the order was found. */
export interface Order {
  where: string;
  names: readonly string[];
}

export interface Attempt {
  how: string;
  /** How many responses it gives to the right person. */
  matches: number;
}

export interface Attempts {
  tried: number;
  best: Attempt;
}

/**
 * The orders in which a dump has its rows of people or of responses: as they lie, and by each column. `nameOf` says whom a
 * row is about. Tables with too few of them can't join much and are left to other attempts.
 */
export function attemptOrders(
  dump: Dump,
  nameOf: (row: DumpedRow, table: string) => string | null,
  fewest: number,
): Order[] {
  return [...dump].flatMap(([table, rows]) => {
    const named = rows.flatMap((row) => {
      const name = nameOf(row, table);
      return name === null ? [] : [{ name, row }];
    });
    if (new Set(named.map(({ name }) => name)).size < fewest) return [];
    const columns = Object.keys(named[0]?.row ?? {});
    const byColumn = columns.map((column) => ({
      where: `${table} by ${column}`,
      names: once(
        [...named].sort((left, right) => compare(left.row[column], right.row[column])).map(({ name }) => name),
      ),
    }));
    return [{ where: `${table} as it lies`, names: once(named.map(({ name }) => name)) }, ...byColumn];
  });
}

const once = (names: readonly string[]): string[] => [...new Set(names)];

/** Lays every order of people beside every order of responses, forwards and backwards, and counts who meets the own one. */
export function joinByOrder(
  people: readonly Order[],
  responses: readonly Order[],
  truth: ReadonlyMap<string, string>,
): Attempts {
  let tried = 0;
  let best: Attempt = { how: 'none', matches: 0 };
  for (const person of people) {
    for (const response of responses) {
      for (const direction of ['forwards', 'backwards']) {
        const names = direction === 'forwards' ? response.names : [...response.names].reverse();
        const matches = person.names.filter((name, at) => truth.get(name) === names[at]).length;
        tried += 1;
        if (matches > best.matches) best = { how: `${person.where} with ${response.where}, ${direction}`, matches };
      }
    }
  }
  return { tried, best };
}

/** Values that stand with one person alone and with one response alone: whatever they are, they join the two. */
export function joinByValue({
  people,
  responses,
}: {
  people: ReadonlyMap<string, readonly unknown[]>;
  responses: ReadonlyMap<string, readonly unknown[]>;
}): { person: string; response: string; value: string }[] {
  const ofPeople = owners(people);
  const ofResponses = owners(responses);
  return [...ofPeople].flatMap(([value, person]) => {
    const response = ofResponses.get(value) ?? null;
    return person === null || response === null ? [] : [{ person, response, value }];
  });
}

/** Whose each value is; null where it is several people's. */
function owners(all: ReadonlyMap<string, readonly unknown[]>): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [name, values] of all) {
    for (const value of new Set(values.flatMap(atoms))) {
      const known = found.get(value);
      found.set(value, known === undefined || known === name ? name : null);
    }
  }
  return found;
}

/** The single values in a column, with the pieces of long texts and bytes, too short ones left out. */
function atoms(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (Buffer.isBuffer(value)) return [value.toString('hex'), value.toString('base64url')];
  if (value instanceof Date) return [value.toISOString()];
  if (Array.isArray(value)) return value.flatMap(atoms);
  if (typeof value === 'object') return Object.values(value).flatMap(atoms);
  const text = String(value);
  return [text, ...text.split(/[^\w-]+/)].filter((part) => part.length >= MEANINGFUL);
}

/** Shorter ones, such as small numbers, meet by chance. */
const MEANINGFUL = 8;

function compare(left: unknown, right: unknown): number {
  const [a, b] = [sortable(left), sortable(right)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

function sortable(value: unknown): number | string {
  if (value instanceof Date) return value.getTime();
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const [, block, item] = /^\((\d+),(\d+)\)$/.exec(text) ?? [];
  if (block !== undefined) return Number(block) * 65_536 + Number(item);
  return /^-?\d+$/.test(text) && text.length < 16 ? Number(text) : text;
}

/**
 * How many right ones no attempt may reach. A random order of any number of people has k of them in their places with a
 * probability of at most 1/k!, so with this many attempts a false alarm is rarer than one in a million.
 */
export function matchesBeyondChance(tried: number): number {
  let k = 1;
  let factorial = 1;
  while (tried / factorial > 1e-6) {
    k += 1;
    factorial *= k;
  }
  return k;
}
