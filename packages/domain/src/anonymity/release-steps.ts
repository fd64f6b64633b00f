export interface WaitingResponses {
  /** Responses that wait already, and those that arrive now. */
  pending: number;
  arriving: number;
  minGroup: number;
}

/**
 * How many of the waiting responses of an anonymous survey become readable now: all of them once they are a whole group,
 * else none. Two readings therefore differ by nobody or by at least minGroup people, so subtracting singles out no one.
 */
export function responsesToRelease({ pending, arriving, minGroup }: WaitingResponses): number {
  const waiting = pending + arriving;
  return waiting >= minGroup ? waiting : 0;
}

/**
 * Closing releases by the same rule: a rest below minGroup stays unread for good, for before and after the close would
 * show it. What stands alone below minGroup is too small to be shown anyhow.
 */
export const responsesToReleaseOnClose = ({ pending, minGroup }: Omit<WaitingResponses, 'arriving'>): number =>
  responsesToRelease({ pending, arriving: 0, minGroup });
