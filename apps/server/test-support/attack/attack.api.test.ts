import { applicationSource, withClient } from '@vela/db';
import type * as DomainModule from '@vela/domain/anonymity';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type * as OpenModule from '../../src/modules/responses/open-responses.ts';
import type * as ReadsModule from '../../src/modules/responses/gated-reads.ts';
import type * as WritesModule from '../../src/modules/responses/response-writes-store.ts';
import type * as VersionsModule from '../../src/modules/responses/count-responses.ts';
import { inDatabase, TEMPLATE, TEST_SECRET } from '../database-setup.ts';
import { attack } from './attack.ts';
import { attackSeeds, describeSuccesses, seedsFrom } from './attack-seeds.ts';
import { commitSeed } from './commit-seed.ts';
import { openAttackedApp, type AttackedApp } from './attacked-app.ts';
import { FAULTS, withGroups, type Fault, type FaultName } from './faults.ts';
import { planScene } from './plan-scene.ts';

/** `npm run attack` takes more, and any. */
const SEEDS = 15;
const FIRST_SEED = commitSeed();
/** Each has a clock of its own; while one waits for the database, the other computes. */
const AT_ONCE = 2;
/** A fault shows in some of the scenes only; more than these were never needed. */
const MOST_SEEDS_FOR_A_FAULT = 40;

const gate = vi.hoisted((): { fault: FaultName | null } => ({ fault: null }));

vi.mock('@vela/domain/anonymity', async (original) => {
  const domain = await original<typeof DomainModule>();
  const { weakenDomain } = await import('./faults.ts');
  return { ...domain, ...weakenDomain(domain, () => gate.fault) };
});

vi.mock('../../src/modules/responses/response-writes-store.ts', async (original) => {
  const store = await original<typeof WritesModule>();
  const writeBatch: typeof store.writeBatch = (tx, key, writes) =>
    store.writeBatch(
      tx,
      key,
      gate.fault?.endsWith('list texts while a survey runs') ? { ...writes, listed: true } : writes,
    );
  return { ...store, writeBatch };
});

vi.mock('../../src/modules/responses/gated-reads.ts', async (original) => {
  const reads = await original<typeof ReadsModule>();
  const weakened = (survey: Parameters<typeof reads.readResponses>[1]): typeof survey =>
    gate.fault === 'calls list texts while a survey runs' ? { ...survey, status: 'closed' } : survey;
  return {
    ...reads,
    readResponses: (...[tx, survey, most]: Parameters<typeof reads.readResponses>) =>
      reads.readResponses(tx, weakened(survey), most),
    readTexts: (...[tx, survey, options]: Parameters<typeof reads.readTexts>) =>
      reads.readTexts(tx, weakened(survey), options),
  };
});

vi.mock('../../src/modules/responses/open-responses.ts', async (original) => {
  const reads = await original<typeof OpenModule>();
  const openResponses: typeof reads.openResponses = (tx, survey) =>
    reads.openResponses(
      tx,
      gate.fault === 'files list texts while a survey runs' ? { ...survey, status: 'closed' } : survey,
    );
  return { ...reads, openResponses };
});

vi.mock('../../src/modules/responses/count-responses.ts', async (original) => {
  const versions = await original<typeof VersionsModule>();
  const versionQuestions: typeof versions.versionQuestions = (questions) => {
    const version = versions.versionQuestions(questions);
    return gate.fault === 'an edit parts nobody from the others' ? { ...version, form: '' } : version;
  };
  return { ...versions, versionQuestions };
});

const name = `vela_attack_${randomBytes(6).toString('hex')}`;
let apps: AttackedApp[] = [];
beforeAll(async () => {
  await withClient(inject('databaseServer'), (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  const source = await applicationSource(inDatabase(inject('databaseServer'), name), TEST_SECRET);
  apps = await Promise.all(Array.from({ length: AT_ONCE }, () => openAttackedApp({ source, secret: TEST_SECRET })));
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await withClient(inject('databaseServer'), (client) => client.query(`drop database if exists ${name} with (force)`));
});
afterEach(() => {
  gate.fault = null;
});

describe('the attack', () => {
  it(`finds nobody in ${SEEDS} random companies, seeds from ${FIRST_SEED}`, async () => {
    const attacks = await attackSeeds(apps, seedsFrom(FIRST_SEED, SEEDS));
    expect(attacks.flatMap(describeSuccesses)).toEqual([]);
    expect(attacks.length).toBe(SEEDS);
  }, 1_200_000);

  // Safe: these are the names that the table has.
  it.each(Object.keys(FAULTS) as FaultName[])(
    'finds it when %s',
    async (fault) => {
      const { kinds }: Fault = FAULTS[fault];
      gate.fault = fault;
      const [app] = apps;
      if (app === undefined) throw new Error('There is no application');
      for (const seed of seedsFrom(1, MOST_SEEDS_FOR_A_FAULT)) {
        const { successes } = await attack(app, withGroups(planScene(seed)));
        if (successes.some(({ kind }) => kinds.test(kind))) return;
      }
      throw new Error(`${MOST_SEEDS_FOR_A_FAULT} scenes did not show it`);
    },
    600_000,
  );
});
