/** Who reports to whom: a member's id to the manager's, null at the top. */
export type ReportingLines = ReadonlyMap<string, string | null>;

/** Whether somebody would be above themselves if `memberId` reported to `managerId`. */
export function wouldBeCycle(lines: ReportingLines, memberId: string, managerId: string): boolean {
  const seen = new Set<string>();
  let current: string | null = managerId;
  while (current !== null && !seen.has(current)) {
    if (current === memberId) return true;
    seen.add(current);
    current = lines.get(current) ?? null;
  }
  return false;
}

/** Everybody who is above themselves, in the order of the lines. */
export function membersInCycles(lines: ReportingLines): string[] {
  const state = new Map<string, 'above' | 'free' | 'cycle'>();
  for (const start of lines.keys()) markChain(lines, state, start);
  return [...lines.keys()].filter((id) => state.get(id) === 'cycle');
}

function markChain(lines: ReportingLines, state: Map<string, 'above' | 'free' | 'cycle'>, start: string): void {
  const chain: string[] = [];
  let current: string | null = start;
  while (current !== null && !state.has(current)) {
    state.set(current, 'above');
    chain.push(current);
    current = lines.get(current) ?? null;
  }
  // Only the part from the member that was met again is a ring; what leads into it is not.
  const ringStart = current !== null && state.get(current) === 'above' ? chain.indexOf(current) : chain.length;
  chain.forEach((id, index) => state.set(id, index >= ringStart ? 'cycle' : 'free'));
}
