/** Collects what arrives at the same time and commits it together. */
export interface GroupCommit<Item, Outcome> {
  /** Resolves with the item's outcome once its batch is committed. Items of one group never overtake each other. */
  add(group: string, item: Item): Promise<Outcome>;
  /** Resolves when nothing is waiting or under way. */
  drain(): Promise<void>;
}

export interface GroupCommitOptions<Item, Outcome> {
  /** Commits items of one group in one transaction; one outcome for each, in their order. */
  commit: (items: readonly Item[]) => Promise<Outcome[]>;
  /** How long the first item of a batch waits for company; while a batch commits, the next one collects anyway. */
  waitMs: number;
  largestBatch: number;
}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

export function createGroupCommit<Item, Outcome>(
  options: GroupCommitOptions<Item, Outcome>,
): GroupCommit<Item, Outcome> {
  const queues = new Map<string, Waiting<Item, Outcome>[]>();
  const running = new Set<Promise<void>>();

  async function work(group: string, queue: Waiting<Item, Outcome>[]): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, options.waitMs));
    while (queue.length > 0) await settle(options.commit, queue.splice(0, options.largestBatch));
    queues.delete(group);
  }

  return {
    add: (group, item) =>
      new Promise((resolve, reject) => {
        const waiting = { item, resolve, reject };
        const queue = queues.get(group);
        if (queue) {
          queue.push(waiting);
          return;
        }
        const started = [waiting];
        queues.set(group, started);
        const run = work(group, started).finally(() => running.delete(run));
        running.add(run);
      }),
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A batch that fails as a whole is tried item by item, so that one item never takes its neighbours with it. */
async function settle<Item, Outcome>(
  commit: GroupCommitOptions<Item, Outcome>['commit'],
  batch: readonly Waiting<Item, Outcome>[],
): Promise<void> {
  try {
    const outcomes = await commit(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(new Error('A batch answered fewer outcomes than it had items'));
      else resolve(outcome);
    });
  } catch (error) {
    const [only] = batch;
    if (batch.length === 1 && only) only.reject(error);
    else for (const one of batch) await settle(commit, [one]);
  }
}
