/** Random numbers that are the same in every run for the same name. */
export interface DemoRandom {
  /** From 0 up to 1. */
  next(): number;
  chance(probability: number): boolean;
  /** Normally distributed around 0. */
  spread(deviation: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createDemoRandom(name: string): DemoRandom {
  let state = seedOf(name);
  const next = (): number => {
    // mulberry32: small, fast and even enough for made-up data.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    spread: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
  };
}

/** FNV-1a. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash;
}
