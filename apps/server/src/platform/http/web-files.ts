import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { sendError } from './error-answer.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** File names in here carry a hash of their content. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Serves the built web app, and its page for every address that the app may know. Without it all that is 404. */
export async function serveWebFiles(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const page = webRoot === null ? null : readPage(webRoot);
  if (webRoot !== null && page !== null) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html'],
      setHeaders: (reply, file) => {
        reply.setHeader('cache-control', cacheControl(file));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page !== null && isPageOfApp(request)) {
      return reply.status(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    }
    return sendError(reply, new DomainError('not_found', 'This does not exist'));
  });
}

const readPage = (webRoot: string): Buffer | null => {
  const file = path.join(webRoot, 'index.html');
  return existsSync(file) ? readFileSync(file) : null;
};

const cacheControl = (file: string): string =>
  file.includes(HASHED) ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache';

/** Whatever a person may have typed or bookmarked; neither calls, nor files, nor the pages of respondents. */
function isPageOfApp(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = pathOf(request.url);
  if (/^\/(api|survey|assets)(\/|$)/.test(pathname) || /\.\w+$/.test(pathname)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

/** Cut rather than parsed: what comes in need not be an address that can be parsed, such as `//[`. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
