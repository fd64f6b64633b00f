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
    await client.query('begin');
    // Roles belong to the whole server, and several processes may start at once.
    await client.query('select pg_advisory_xact_lock(7316036)');
    const existing = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const verb = existing.rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${pg.escapeLiteral(password)}`,
    );
    await grantTables(client, role);
    await grantJobs(client, role);
    await client.query('commit');
    return asRole(source, role, password);
  });
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
