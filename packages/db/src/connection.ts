import pg from 'pg';

/** Where a PostgreSQL is: an address, or the pieces of one on a Unix socket. */
export type ConnectionSource =
  { url: string } | { host: string; port: number; user: string; password: string; database: string };

export function poolConfig(source: ConnectionSource): pg.PoolConfig {
  return 'url' in source ? { connectionString: source.url } : { ...source };
}

/** The same server and database, signed in as somebody else. */
export function asRole(source: ConnectionSource, user: string, password: string): ConnectionSource {
  if (!('url' in source)) return { ...source, user, password };
  const url = new URL(source.url);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return { url: url.toString() };
}

/** Runs with one connection that is closed afterwards. */
export async function withClient<T>(source: ConnectionSource, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(poolConfig(source));
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
