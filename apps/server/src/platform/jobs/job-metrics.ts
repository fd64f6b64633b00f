import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { readJobFigures, type KindFigures } from './job-runs-store.ts';
import { givenUpJobsOf } from './run-job.ts';

const FIGURES = [
  ['vela_jobs_queued', 'Jobs that wait for their time or a worker, or to be tried again', 'queued'],
  ['vela_jobs_lag_seconds', 'How long the job that has been due longest has waited', 'lagSeconds'],
  ['vela_jobs_failed', 'Jobs that this process has given up since it started', 'failed'],
] as const satisfies readonly [string, string, keyof KindFigures | 'failed'][];

/** Figures of the queue for whoever watches it: by kind alone, so that no company and no person becomes a label. */
export function addJobMetrics(registry: Registry, deps: Pick<Deps, 'db'>, kinds: readonly string[]): void {
  let read: Promise<KindFigures[]> | null = null;
  const figures = () => {
    // Two gauges are asked for at once.
    read ??= deps.db.inDirectory(readJobFigures).finally(() => {
      read = null;
    });
    return read;
  };
  for (const [name, help, figure] of FIGURES) {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const failed = givenUpJobsOf(deps.db);
        const found = figure === 'failed' ? [] : await figures();
        for (const kind of kinds) {
          const waiting = found.find((one) => one.kind === kind);
          this.set({ kind }, figure === 'failed' ? (failed.get(kind) ?? 0) : (waiting?.[figure] ?? 0));
        }
      },
    });
  }
}
