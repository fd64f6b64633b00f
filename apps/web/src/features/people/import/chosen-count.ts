import type { ImportCheck } from '@vela/contract';

/** How many people would be added or updated, less those whose lines were left out by hand. */
export function chosenCount({ result, preview }: ImportCheck, leaveOut: ReadonlySet<number>): number {
  const leftOut = preview.filter(
    ({ line, action }) => leaveOut.has(line) && (action === 'create' || action === 'update'),
  );
  return result.created + result.updated - leftOut.length;
}
