import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { StartupError } from './startup-error.ts';

type Listening = {
  readonly host: string;
  readonly port: number;
  readonly variable: 'PORT' | 'SERVICE_PORT' | 'METRICS_PORT';
};

/** Opens a port and answers its address as a link that works in a browser on this machine. */
export async function listen(app: FastifyInstance, { host, port, variable }: Listening): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new StartupError(problem(cause, { host, port, variable }), { cause });
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('a listener without an address');
  return linkTo(host, address);
}

function problem(cause: unknown, { host, port, variable }: Listening): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `${variable} ${port} is already in use on ${host}. Set ${variable} to another port, or to 0 for any free one.`;
    case 'EACCES':
      return `${variable} ${port} may not be opened by this account. Set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `${variable} ${port} can't be opened on ${host} (${String(code ?? cause)}).`;
  }
}

/** An address that stands for all of this machine's is nothing one could open. */
function linkTo(host: string, { port, address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  if (host === 'localhost') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
