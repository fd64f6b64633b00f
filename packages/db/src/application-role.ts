import { createHmac } from 'node:crypto';
import pg from 'pg';
import { asRole, withClient, type ConnectionSource } from './connection.ts';

/**
 * Row-level security binds neither superusers nor roles with BYPASSRLS. When the given account is one of them, a
 * weaker login role is made and the application connects as that; otherwise the account itself is used, which the
 * forced policies bind. Its name and password follow from the secret, so that every process finds the same role.
 */
export async function applicationSource(source: ConnectionSource, secret: string): Promise<ConnectionSource> {
  const derive = (what: string) => createHmac('sha256', secret).update(what).digest('hex');
  const role = `vela_app_${derive('application role').slice(0, 8)}`;
  const password = derive('application password');
  return withClient(source, async (client) => {
    const { rows } = await client.query<{ strong: boolean }>(
      'select rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user',
    );
    if (rows[0]?.strong !== true) return source;
    await ensureRole(client, role, password);
    await client.query('begin');
    // Several processes may start at once on this database.
    await client.query('select pg_advisory_xact_lock(7316036)');
    await grantTables(client, role);
    await grantJobs(client, role);
    await client.query('commit');
    return asRole(source, role, password);
  });
}

/** Of those who are at it at once one gets on each time; the others wait for it before they fail and try again. */
const ROLE_TRIES = 50;
/** PostgreSQL has no code of its own for a tuple that another has updated; the other two are of a role that is there by now. */
const CHANGED_MEANWHILE = new Set(['XX000', '23505', '42710']);

/** Roles belong to the whole server, where processes on other databases start as well: locks reach no further than their own. */
async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const existing = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const verb = existing.rowCount === 0 ? 'create' : 'alter';
    try {
      await client.query(
        `${verb} role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${pg.escapeLiteral(password)}`,
      );
      return;
    } catch (error) {
      const isChanged = error instanceof pg.DatabaseError && CHANGED_MEANWHILE.has(error.code ?? '');
      if (!isChanged || attempt === ROLE_TRIES) throw error;
    }
  }
}

async function grantTables(client: pg.Client, role: string): Promise<void> {
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant execute on all functions in schema public to ${role}`);
  await client.query(`revoke update, delete on audit_entries from ${role}`);
  await client.query(`revoke insert, update, delete on schema_migrations from ${role}`);
}

/** The queue's tables, of which its functions work with all; its migrations stay the owner's. */
async function grantJobs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as there",
  );
  if (rows[0]?.there !== true) return;
  const tables = ['_private_jobs', '_private_tasks', '_private_job_queues'].map((table) => `graphile_worker.${table}`);
  await client.query(`grant usage on schema graphile_worker to ${role}`);
  await client.query(`grant select, insert, update, delete on ${tables.join(', ')} to ${role}`);
  const read = ['jobs', 'migrations', '_private_known_crontabs'].map((table) => `graphile_worker.${table}`);
  await client.query(`grant select on ${read.join(', ')} to ${role}`);
}
