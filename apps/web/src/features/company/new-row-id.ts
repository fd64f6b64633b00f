let rows = 0;

/** Tells rows apart on this screen and in what is kept of it; it is never sent. */
export function newRowId(): string {
  rows += 1;
  return `row-${Date.now().toString(36)}-${rows}`;
}
