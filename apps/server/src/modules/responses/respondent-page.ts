import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { idSchema } from '@vela/contract';
import { pickLanguage, renderPage, type PageState, type PageAssets } from '@vela/respond/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { PROJECT_ROOT } from '../../platform/project-root.ts';
import { readPublicSurvey } from './read-public-survey.ts';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const TROUBLE_RETRY_SECONDS = 10;

/** The page behind a survey's link, and the files that it loads. */
export async function respondentPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const assets = readRespondentPageAssets(path.join(PROJECT_ROOT, 'apps', 'respond'));
  await serveRespondentPage(app, deps, assets);
}

export async function serveRespondentPage(app: FastifyInstance, deps: Deps, assets: RespondentPageAssets) {
  if (assets.folder === null)
    deps.log.warn('The survey page has not been built: it shows surveys, but takes no answers');
  else await serveFiles(app, assets.folder);
  const hidden = { schema: { hide: true } };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const surveyId = surveyIdOf(request.params);
    const state = await findState(deps, request, surveyId);
    const nonce = deps.ids.newSecret();
    const html = renderPage({ surveyId, state, language: languageOf(request), assets, nonce });
    setHeaders(reply, state, nonce);
    return sendCompressed(request, reply, html);
  };
  for (const address of ['/survey', '/survey/:id', '/survey/*']) app.get(address, hidden, answer);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/survey-assets/',
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    // File names carry a hash of their content.
    maxAge: '365d',
    immutable: true,
  });
}

async function findState(deps: Deps, request: FastifyRequest, surveyId: string): Promise<PageState> {
  if (!idSchema.safeParse(surveyId).success) return { kind: 'unknown' };
  try {
    // Nobody is known here: a page that depended on a sign-in would need a cookie.
    return { kind: 'survey', survey: await readPublicSurvey(deps, { surveyId, token: null }) };
  } catch (error) {
    switch (error instanceof DomainError ? error.code : null) {
      case 'not_found':
        return { kind: 'unknown' };
      case 'survey_not_open':
        return { kind: 'not_open' };
      case 'survey_closed':
        return { kind: 'closed' };
      default:
        request.log.error({ err: error }, 'survey page failed');
        return { kind: 'trouble' };
    }
  }
}

function surveyIdOf(params: unknown): string {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : '';
  return typeof id === 'string' ? id.toLowerCase() : '';
}

function languageOf({ query, headers }: FastifyRequest) {
  const wanted = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return pickLanguage(typeof wanted === 'string' ? wanted : undefined, headers['accept-language']);
}

function setHeaders(reply: FastifyReply, state: PageState, nonce: string): void {
  if (state.kind === 'unknown') reply.status(404);
  if (state.kind === 'trouble') reply.status(503).header('retry-after', String(TROUBLE_RETRY_SECONDS));
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('vary', 'accept-encoding, accept-language');
}

/** Nothing but the page's own script and style; a form that is sent without the script would go nowhere. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** On a slow phone the first packets decide. Nothing secret is on the page that a compressed length could tell. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  return reply.send(html);
}

export interface RespondentPageAssets extends PageAssets {
  /** The folder behind /survey-assets/; null where the page has not been built. */
  folder: string | null;
}

/** As the build writes it: one entry, with its script and its style. */
const manifestSchema = z.object({ 'src/main.tsx': z.object({ file: z.string(), css: z.array(z.string()) }) });

/**
 * What the page needs beside its text, from the build; else the style alone from the sources, so that the page can be
 * read, tested and worked on without a build.
 */
export function readRespondentPageAssets(respondRoot: string): RespondentPageAssets {
  const folder = path.join(respondRoot, 'dist');
  const manifestFile = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    return { folder: null, scriptUrl: null, css: readStyleSource(path.join(respondRoot, 'src', 'page.css')) };
  }
  const { file, css } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))['src/main.tsx'];
  return {
    folder,
    scriptUrl: `/survey-assets/${file}`,
    css: css.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n'),
  };
}

/** A style file with those that it imports in their place. */
function readStyleSource(file: string): string {
  return readFileSync(file, 'utf8').replace(/@import '([^']+)';/g, (_whole, imported: string) =>
    readStyleSource(path.join(path.dirname(file), imported)),
  );
}
