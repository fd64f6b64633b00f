import { expect, it } from 'vitest';
import { findNamesakes, findRetiredWords } from './check-names.mjs';

const inFiles = (sources) => Object.entries(sources).map(([file, code]) => ({ file, code }));

it.each([
  ['export const labelOf = 1;', 'export function labelOf() {}'],
  ['export interface Random {}', 'export type Random = () => number;'],
  ['export async function labelOf() {}', 'export const { labelOf, other } = both;'],
  ['export class Panel {}', 'export function* Panel() {}'],
])('refuses one name for "%s" and "%s" in one workspace', (one, other) => {
  const problems = findNamesakes(inFiles({ 'apps/web/src/a.ts': one, 'apps/web/test-support/b.ts': other }));
  expect(problems).toEqual([
    expect.stringMatching(
      /^apps\/web exports \w+ more than once: apps\/web\/src\/a\.ts, apps\/web\/test-support\/b\.ts$/,
    ),
  ]);
});

it.each([
  [
    'what another workspace exports',
    { 'apps/web/a.ts': 'export const one = 1;', 'apps/server/b.ts': 'export const one = 1;' },
  ],
  [
    'what an index passes on',
    { 'bench/a.ts': 'export const one = 1;', 'bench/index.ts': "export { one } from './a.ts';" },
  ],
  ['overloads', { 'bench/a.ts': 'export function one(a: 1): 1;\nexport function one(a: 2): 2;' }],
  [
    'declarations of what is implemented elsewhere',
    { 'bench/a.ts': 'export declare function one(): 1;', 'bench/b.ts': 'export function one() {}' },
  ],
  ['what is not exported', { 'bench/a.ts': 'const one = 1;', 'bench/b.ts': 'export const one = 1;' }],
  [
    'types that are passed on',
    { 'bench/a.ts': 'export type One = 1;', 'bench/b.ts': "export type { One } from './a.ts';" },
  ],
])('lets %s be', (_what, sources) => {
  expect(findNamesakes(inFiles(sources))).toEqual([]);
});

it.each([
  ['apps/server/src/modules/responses/gate.ts', 'const isReadable = true;'],
  ['packages/contract/src/survey-analytics.ts', 'shape({ keptBack: z.number() })'],
  ['packages/domain/src/anonymity/plan.ts', 'const shownOn = today;'],
  ['apps/web/src/features/analytics/figure.tsx', '<p>{count} responses kept back</p>'],
])('refuses a word that was given up: %s, %s', (file, code) => {
  expect(findRetiredWords([{ file, code }])).toEqual([expect.stringContaining(`${file} says`)]);
});

it.each([
  [
    'comments',
    'apps/server/src/modules/responses/gate.ts',
    '/** The published key. */\nconst released = 1; // readable',
  ],
  ['what screens show', 'apps/web/src/features/analytics/figure.tsx', 'const shown = figures.slice(0, 3);'],
  ['where insights are drawn from', 'packages/contract/src/ai.ts', 'shape({ drawnFrom: z.string() })'],
  ['another area', 'apps/server/src/modules/notifications/list.ts', 'const unread = 1;'],
])('lets %s be', (_what, file, code) => {
  expect(findRetiredWords([{ file, code }])).toEqual([]);
});
