import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, BudgetLine } from '../budget-line.ts';
import { signInToDemo } from '../server/api-client.ts';
import { descendantsOf, kilobytes, residentMb } from '../server/process-memory.ts';
import { withServer } from '../server/server-process.ts';

const BUDGET_MB = 350;
/** At rest means that the figure stands still: these many looks within one per cent. */
const STEADY_LOOKS = 4;
const LOOK_EVERY_MS = 1_000;
const LOOKS_LIMIT = 30;

/** The server's process and every process of its embedded database, after some use, with the demo company in it. */
export const memoryAtRest: Bench = {
  name: 'memory-at-rest',
  run: async ({ report }) => {
    if (process.platform !== 'linux') {
      report('memory at rest: only Linux tells the memory of other processes');
      return [];
    }
    report('memory at rest, embedded database');
    const usage = await withServer({ kind: 'embedded', demo: true }, async (server) => {
      const client = await signInToDemo(server.url);
      for (let call = 0; call < 50; call += 1) await client.get('/api/company/dashboard');
      return usageAtRest(server.pid);
    });
    return [toLine(usage)];
  },
};

interface Usage {
  nodeMb: number;
  /** All processes of the database; pages that they share are counted once, or repeatedly where the system can't tell. */
  databaseMb: number;
  sharedOnce: boolean;
  processes: number;
}

const totalOf = ({ nodeMb, databaseMb }: Usage) => nodeMb + databaseMb;

async function usageAtRest(pid: number): Promise<Usage> {
  let steady = 0;
  let before = usageOf(pid);
  for (let look = 0; look < LOOKS_LIMIT && steady < STEADY_LOOKS; look += 1) {
    await delay(LOOK_EVERY_MS);
    const now = usageOf(pid);
    steady = Math.abs(totalOf(now) - totalOf(before)) <= totalOf(before) / 100 ? steady + 1 : 0;
    before = now;
  }
  return before;
}

/** Node in full: PSS would halve its pages when any other Node program runs on the machine. */
function usageOf(pid: number): Usage {
  const database = descendantsOf(pid);
  const pss = database.map((member) => kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'));
  const rss = database.map((member) => kilobytes(`/proc/${member}/status`, 'VmRSS') ?? 0);
  const known = pss.filter((value) => value !== null);
  const sharedOnce = known.length === database.length;
  return {
    nodeMb: residentMb(pid),
    databaseMb: sum(sharedOnce ? known : rss) / 1024,
    sharedOnce,
    processes: database.length + 1,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function toLine(usage: Usage): BudgetLine {
  const { nodeMb, databaseMb, sharedOnce, processes } = usage;
  const totalMb = totalOf(usage);
  const how = sharedOnce ? '' : ', shared pages counted repeatedly';
  return {
    what: `server memory at rest, demo company, ${processes} processes`,
    database: 'embedded',
    measured: `${Math.round(totalMb)} MB (Node ${Math.round(nodeMb)} MB, database ${Math.round(databaseMb)} MB${how})`,
    budget: `<= ${BUDGET_MB} MB`,
    met: totalMb <= BUDGET_MB,
    figures: { totalMb, nodeMb, databaseMb, processes },
  };
}
