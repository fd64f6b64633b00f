import { z } from 'zod';
import { invalid } from './domain-error.ts';

/** Where pages of a list end, as opaque texts: the next page starts behind, whatever was added or removed meanwhile. */
export interface PageCursor<Position> {
  write(position: Position, order?: string): string;
  /** Nothing for the first page. A text that was not made for this list in this order is refused. */
  read(cursor: string | undefined, order?: string): Position | undefined;
}

/** The cursor of one list, which is named as people are told about it. */
export function pageCursor<Position>(list: string, position: z.ZodType<Position>): PageCursor<Position> {
  return {
    write: (last, order = '') =>
      Buffer.from(JSON.stringify([list, order, z.encode(position, last)])).toString('base64url'),
    read(cursor, order = '') {
      if (cursor === undefined) return undefined;
      const wanted = z.tuple([z.literal(list), z.literal(order), position]);
      const read = wanted.safeParse(jsonOrNull(Buffer.from(cursor, 'base64url').toString('utf8')));
      if (read.success) return read.data[2];
      throw invalid([{ path: 'cursor', message: `This page of ${list} is unknown. Please start from the first one` }]);
    },
  };
}

/** A place in a list that is sorted by time and id. Nothing is older than the epoch. */
export interface TimePosition {
  at: Date;
  id: string;
}

const time = z.codec(z.iso.datetime(), z.date().min(new Date(0)), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
export const timePositionSchema = z.object({ at: time, id: z.uuid() });

/** What of rows that were read with one more than a page has is on it, and its last row where another page follows. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? (page.at(-1) ?? null) : null };
}

function jsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not made by Vela: refused above like every other text that says no position.
    return null;
  }
}
