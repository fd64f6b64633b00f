import { parseArgs } from 'node:util';

export interface AttackOptions {
  seeds: number;
  first: number;
  database: 'embedded' | 'system';
}

export const ATTACK_USAGE = `npm run attack -- [--seeds N] [--from N] [--database embedded|postgres]
  --seeds     how many random companies are attacked; 200 by default
  --from      the first seed; 1 by default
  --database  the embedded PostgreSQL (default) or an installed one`;

export function parseAttackOptions(args: string[]): AttackOptions {
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
