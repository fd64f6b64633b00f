import { parseArgs } from 'node:util';
import type { DatabaseChoice } from './server/database-place.ts';

export interface ChaosOptions {
  kills: number;
  database: DatabaseChoice;
}

export function parseChaosOptions(args: string[]): ChaosOptions {
  const { values } = parseArgs({
    args,
    options: { kills: { type: 'string', default: '30' }, database: { type: 'string', default: 'embedded' } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1 || kills > 1_000) throw new Error('--kills takes a number from 1 to 1000');
  return { kills, database: databaseChoice(values.database) };
}

function databaseChoice(value: string): DatabaseChoice {
  if (value === 'embedded' || value === 'postgres') return { kind: value };
  if (/^postgres(ql)?:\/\//.test(value)) return { kind: 'postgres', serverUrl: value };
  throw new Error('--database takes embedded, postgres (an installed one) or a postgres:// URL');
}
