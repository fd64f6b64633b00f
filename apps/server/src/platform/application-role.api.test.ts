import { randomBytes } from 'node:crypto';
import { applicationSource, openDatabase, withClient } from '@vela/db';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { useTestDatabase } from '../../test-support/test-database.ts';

const roles = new Set<string>();
// Roles belong to the whole server, so they outlive the databases. Said first, it is done last: nothing uses them by then.
afterAll(() =>
  withClient(inject('databaseServer'), (client) => client.query(`drop role if exists ${[...roles].join(', ')}`)),
);
const here = useTestDatabase();
const elsewhere = useTestDatabase();

const newSecret = () => randomBytes(16).toString('hex');

/** A process that starts on one of the two databases, up to its first connection with the role. */
async function start(database: typeof here, secret: string): Promise<string> {
  const source = await applicationSource(database().owner, secret);
  const db = openDatabase(source);
  const { rows } = await db.inDirectory((tx) => tx.execute<{ role: string }>('select current_user as role'));
  await db.close();
  const role = rows[0]?.role ?? '';
  roles.add(role);
  return role;
}

test('processes on two databases of one server start at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const secret = newSecret();
    const all = await Promise.all([here, elsewhere, here, elsewhere, elsewhere].map((one) => start(one, secret)));
    expect(new Set(all).size).toBe(1);
  }
});

test.each([
  ['makes', 'create role'],
  ['changes', 'alter role'],
])('a role that another process %s at the very moment is taken as it is then', async (_does, statement) => {
  const secret = newSecret();
  const role = await start(here, secret);
  await withClient(here().owner, async (other) => {
    await other.query('begin');
    if (statement === 'create role') {
      await other.query(`drop owned by ${role}; drop role ${role}; commit; begin`);
    }
    await other.query(`${statement} ${role} nologin`);
    const starting = start(elsewhere, secret);
    starting.catch(() => undefined);
    await vi.waitFor(async () => expect(await countWaiting(elsewhere)).toBe(1), { timeout: 60_000 });
    await other.query('commit');
    expect(await starting).toBe(role);
  });
});

const countWaiting = (database: typeof here) =>
  withClient(database().owner, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count;
  });
