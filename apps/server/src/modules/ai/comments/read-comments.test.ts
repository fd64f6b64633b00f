import { afterEach, expect, it } from 'vitest';
import { createCommentReader, createReadingProcess } from './read-comments.ts';

const reader = createReadingProcess({ idleMs: 60_000 });
afterEach(() => reader.stop());

it('reads in a process of its own, in the order of the comments', async () => {
  const readings = await reader.read(['I love my team.', 'The pay is poor.', ...Array<string>(250).fill('ok')]);
  expect(readings).toHaveLength(252);
  expect(readings.slice(0, 2)).toEqual([
    { language: 'en', sentiment: 'positive', themes: ['team'] },
    { language: 'en', sentiment: 'negative', themes: ['pay'] },
  ]);
});

it('refuses whoever waits when it is stopped, and starts again for the next', async () => {
  const first = reader.read(['I love my team.']);
  reader.stop();
  await expect(first).rejects.toThrow('stopped');
  expect(await reader.read(['I love my team.'])).toHaveLength(1);
});

it('reads the same words once', async () => {
  const asked: string[][] = [];
  const remembering = createCommentReader({
    read: (texts) => {
      asked.push([...texts]);
      return Promise.resolve(texts.map(() => ({ language: 'en', sentiment: 'neutral' as const, themes: [] })));
    },
    stop: () => undefined,
  });
  await remembering.read(['a', 'b', 'a']);
  expect(await remembering.read(['b', 'c'])).toHaveLength(2);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});
