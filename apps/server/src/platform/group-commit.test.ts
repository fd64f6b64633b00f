import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

/** Commits when the test says so, and remembers what came together. */
function heldCommit() {
  const batches: number[][] = [];
  const open: (() => void)[] = [];
  const commit = async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => open.push(resolve));
    return items.map((item) => item * 10);
  };
  return { batches, commit, open };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what arrives while a batch commits goes into the next one', async () => {
  const { batches, commit, open } = heldCommit();
  const group = createGroupCommit({ commit, waitMs: 0, largestBatch: 10 });
  const first = [group.add('g', 1), group.add('g', 2)];
  while (open.length < 1) await settled();
  const second = [group.add('g', 3), group.add('g', 4)];
  open[0]?.();
  while (open.length < 2) await settled();
  open[1]?.();
  expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('groups do not wait for each other', async () => {
  const { batches, commit, open } = heldCommit();
  const group = createGroupCommit({ commit, waitMs: 0, largestBatch: 10 });
  const answers = [group.add('a', 1), group.add('b', 2)];
  while (open.length < 2) await settled();
  open.forEach((release) => release());
  expect(await Promise.all(answers)).toEqual([10, 20]);
  expect(batches).toEqual([[1], [2]]);
});

test('no batch is larger than allowed', async () => {
  const sizes: number[] = [];
  const commit = async (items: readonly number[]) => {
    sizes.push(items.length);
    return [...items];
  };
  const group = createGroupCommit({ commit, waitMs: 0, largestBatch: 3 });
  await Promise.all(Array.from({ length: 8 }, (_, index) => group.add('g', index)));
  expect(sizes).toEqual([3, 3, 2]);
});

test('an item that cannot be committed fails alone', async () => {
  const commit = async (items: readonly number[]) => {
    if (items.includes(13)) throw new Error('unlucky');
    return [...items];
  };
  const group = createGroupCommit({ commit, waitMs: 0, largestBatch: 10 });
  const results = await Promise.allSettled([12, 13, 14].map((item) => group.add('g', item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('draining waits for what is under way', async () => {
  const { commit, open } = heldCommit();
  const group = createGroupCommit({ commit, waitMs: 0, largestBatch: 10 });
  const done: string[] = [];
  void group.add('g', 1).then(() => done.push('committed'));
  const drained = group.drain().then(() => done.push('drained'));
  while (open.length < 1) await settled();
  expect(done).toEqual([]);
  open[0]?.();
  await drained;
  expect(done).toEqual(['committed', 'drained']);
});
