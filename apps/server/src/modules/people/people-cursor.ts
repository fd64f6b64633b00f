import { isStorableText } from '@vela/domain';
import { z } from 'zod';
import { invalid } from '../../platform/domain-error.ts';
import type { PeopleOrder, PeoplePosition } from './people-list-store.ts';

const text = z.string().max(400).refine(isStorableText);
const cursorSchema = z.tuple([z.string(), z.string(), text, text, z.uuid()]);

/** A position in the list as an opaque text, with the order in which it is one. */
export const toPeopleCursor = ({ sort, order }: PeopleOrder, { key, name, id }: PeoplePosition): string =>
  Buffer.from(JSON.stringify([sort, order, key, name, id])).toString('base64url');

export function fromPeopleCursor(cursor: string, { sort, order }: PeopleOrder): PeoplePosition {
  const parsed = cursorSchema.safeParse(jsonOrNull(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data[0] !== sort || parsed.data[1] !== order) {
    throw invalid([{ path: 'cursor', message: 'This page of the list is unknown. Please start from the first one' }]);
  }
  const [, , key, name, id] = parsed.data;
  return { key, name, id };
}

function jsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not made by Vela: refused above like every other text that says no position.
    return null;
  }
}
