import type { PeopleImport } from '@vela/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';

/** As often as the screen looks, or oftener. */
const LOOK_MS = 250;
const LIMIT_MS = 300_000;

/** A company's list: managers of seven, forty departments, names that differ. */
export function listOfPeople(count: number): string {
  const domain = `${randomUUID()}.example`;
  const lines = Array.from({ length: count }, (_, index) => {
    const manager = index === 0 ? '' : `p${Math.floor((index - 1) / 7)}@${domain}`;
    const hired = `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 10}`;
    return `p${index}@${domain};First${index % 977} ${index};Last${index % 3001};Department ${index % 40};Title ${index % 120};${manager};${hired}`;
  });
  return ['Email;First name;Last name;Department;Job title;Manager email;Hire date', ...lines].join('\r\n');
}

export interface TimedImport {
  uploadMs: number;
  /** From the call that starts it until it is seen to be done, with its progress read meanwhile. */
  importMs: number;
  /** The slowest look at the progress. */
  slowestLookMs: number;
}

/** Brings a list in by the calls that the screen makes. */
export async function importPeople(client: ApiClient, list: string, count: number): Promise<TimedImport> {
  const file = { field: 'people', fileName: 'people.csv', content: list };
  const uploadedFrom = performance.now();
  const { import: uploaded } = await client.upload<{ import: PeopleImport }>('/api/people/imports', file);
  const startedAt = performance.now();
  const address = `/api/people/imports/${uploaded.id}`;
  await client.post(`${address}/apply`, { mapping: uploaded.suggestedMapping, rows: 'all' });
  let slowestLookMs = 0;
  while (performance.now() - startedAt < LIMIT_MS) {
    const askedAt = performance.now();
    const { import: seen } = await client.get<{ import: PeopleImport }>(address);
    slowestLookMs = Math.max(slowestLookMs, performance.now() - askedAt);
    if (seen.status === 'done' && seen.result?.created === count) {
      return { uploadMs: startedAt - uploadedFrom, importMs: performance.now() - startedAt, slowestLookMs };
    }
    if (seen.status !== 'running')
      throw new Error(`The import is ${seen.status}: ${seen.problem ?? 'not everybody came in'}`);
    await delay(LOOK_MS);
  }
  throw new Error('The import did not end in time');
}
