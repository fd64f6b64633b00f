import { cpus, release, totalmem, type } from 'node:os';

/** What kind of machine this is, without a name that would tell which one. */
export function machineKind(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const memoryGib = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${model}), ${memoryGib} GiB memory, ${type()} ${release().split('.').slice(0, 2).join('.')}, Node ${process.versions.node}`;
}
