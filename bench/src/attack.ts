import { applicationSource, migrate, readMigrations, withClient } from '@vela/db';
import { PROJECT_ROOT } from '@vela/server/src/platform/project-root.ts';
import { attackSeeds, describeSuccesses, seedsFrom } from '@vela/server/test-support/attack/attack-seeds.ts';
import { openAttackedApp } from '@vela/server/test-support/attack/attacked-app.ts';
import { inDatabase } from '@vela/server/test-support/database-setup.ts';
import { startTestCluster } from '@vela/server/test-support/test-cluster.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** While one scene waits for the database, the other computes. */
const AT_ONCE = 2;
const DATABASE = 'vela_attack';

const ATTACK_USAGE = `npm run attack -- [--seeds N] [--from N] [--database embedded|postgres]
  --seeds     how many random companies are attacked; 200 by default
  --from      the first seed; 1 by default
  --database  the embedded PostgreSQL (default) or an installed one`;

/** Attacks as many random companies as asked for on a database of its own. Answers whether nobody was found. */
async function runAttack({ seeds, first, database }: AttackOptions): Promise<boolean> {
  const cluster = await startTestCluster(database);
  try {
    await withClient(cluster.source, (client) => client.query(`create database ${DATABASE}`));
    const owner = inDatabase(cluster.source, DATABASE);
    await migrate(owner, readMigrations(path.join(PROJECT_ROOT, 'packages', 'db', 'migrations')));
    const secret = randomBytes(32).toString('hex');
    const source = await applicationSource(owner, secret);
    const apps = await Promise.all(Array.from({ length: AT_ONCE }, () => openAttackedApp({ source, secret })));
    try {
      return await attackAll(apps, seedsFrom(first, seeds));
    } finally {
      for (const app of apps) await app.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function attackAll(apps: Parameters<typeof attackSeeds>[0], seeds: number[]): Promise<boolean> {
  const startedAt = performance.now();
  const totals = { scenes: 0, readings: 0, successes: 0 };
  await attackSeeds(apps, seeds, (attack) => {
    totals.scenes += 1;
    totals.readings += attack.readings;
    totals.successes += attack.successes.length;
    for (const line of describeSuccesses(attack)) console.log(line);
    if (totals.scenes % 50 === 0) console.log(`${totals.scenes} of ${seeds.length} companies`);
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${totals.scenes} companies (seeds ${seeds[0]} to ${seeds.at(-1)}), ${totals.readings} readings in ${seconds} s: ` +
      `${totals.successes} successes`,
  );
  return totals.successes === 0;
}

process.exitCode = (await runAttack(parseAttackOptions(process.argv.slice(2)))) ? 0 : 1;

interface AttackOptions {
  seeds: number;
  first: number;
  database: 'embedded' | 'system';
}

function parseAttackOptions(args: string[]): AttackOptions {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '200' },
      from: { type: 'string', default: '1' },
      database: { type: 'string', default: 'embedded' },
    },
  });
  const [seeds, first] = [Number(values.seeds), Number(values.from)];
  if (!Number.isInteger(seeds) || seeds < 1 || !Number.isInteger(first) || first < 0) throw new Error(ATTACK_USAGE);
  if (values.database !== 'embedded' && values.database !== 'postgres') throw new Error(ATTACK_USAGE);
  return { seeds, first, database: values.database === 'embedded' ? 'embedded' : 'system' };
}
