import { invalid } from '../../platform/domain-error.ts';
import type { OutboxPosition } from './outgoing-mails-store.ts';

/** A position in the outbox as an opaque text. */
export const toOutboxCursor = ({ at, id }: OutboxPosition): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

export function fromOutboxCursor(cursor: string): OutboxPosition {
  const match = /^(\S{24}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  const at = new Date(match?.[1] ?? '');
  // Not every year that JavaScript knows is one of the database's; no mail is older than the epoch.
  if (!match?.[2] || !(at.getTime() >= 0)) {
    throw invalid([{ path: 'cursor', message: 'This page of the outbox is unknown. Please start from the first one' }]);
  }
  return { at, id: match[2] };
}
