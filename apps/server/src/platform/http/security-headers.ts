import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface PageNeeds {
  /** Further sources of scripts, e.g. the hash of an inline one: `'sha256-...'`. */
  scripts?: string[];
}

/** The policy of a page: everything from the own origin. A page sets the header itself where it needs more. */
export function contentSecurityPolicy({ scripts = [] }: PageNeeds = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // The component kit writes style attributes and style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    // Other hosts of the customer's domain may still be on plain http.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  const policy = contentSecurityPolicy();
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  });
}
