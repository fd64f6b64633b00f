import type { Clock } from '../src/platform/deps.ts';

export interface FakeClock extends Clock {
  set(time: string): void;
  advance(milliseconds: number): void;
}

/** Stands still until it is moved. */
export function createFakeClock(start = '2026-03-02T09:00:00Z'): FakeClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (time) => {
      current = new Date(time);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
