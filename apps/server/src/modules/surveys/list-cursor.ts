import { invalid } from '../../platform/domain-error.ts';
import type { ListPosition } from './survey-list-store.ts';

/** A position in the list as an opaque text. */
export const toCursor = ({ createdAt, id }: ListPosition): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

export function fromCursor(cursor: string): ListPosition {
  const match = /^(\S{24}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  const createdAt = new Date(match?.[1] ?? '');
  // Not every year that JavaScript knows is one of the database's; no survey is older than the epoch.
  if (!match?.[2] || !(createdAt.getTime() >= 0)) {
    throw invalid([{ path: 'cursor', message: 'This page of the list is unknown. Please start from the first one' }]);
  }
  return { createdAt, id: match[2] };
}
