import type { Endpoint } from '@vela/contract';
import { toStorableText } from '@vela/domain/surveys';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError, invalid } from '../domain-error.ts';

/** Head room for the boundaries and headers around the file. */
const FRAME_BYTES = 16_384;
const BYTES_OF_MB = 1024 * 1024;

/** The file of a multipart request, as it comes in. */
export interface Upload {
  /** As the sender calls it: for people to read, never a path. */
  fileName: string;
  /** Fails with `too_large` when more comes than the call allows. */
  bytes: AsyncIterable<Buffer>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUpload?: boolean;
  }
}

/** Files go to the calls that take one; to every other call they are a type that it doesn't know. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 50 } });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || request.routeOptions.config.takesUpload) return;
    throw new DomainError('unsupported_media_type', 'Please send JSON');
  });
}

/** Hands the call's file to `run`, and lets the rest of it go by whatever happens. */
export async function withUpload<T>(
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
  run: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw new DomainError('unsupported_media_type', 'Please send the file as multipart/form-data');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FRAME_BYTES) throw tooLarge(maxBytes);
  const file = await firstFile(request, maxBytes);
  if (file === undefined) throw invalid([{ path: field, message: 'Please choose a file' }]);
  try {
    if (file.fieldname !== field) throw invalid([{ path: field, message: `The file belongs into the field ${field}` }]);
    return await run({ fileName: plainName(file.filename), bytes: within(file.file, maxBytes) });
  } finally {
    // What was not read would keep the connection from its next request.
    file.file.resume();
  }
}

async function firstFile(request: FastifyRequest, maxBytes: number) {
  try {
    return await request.file({ limits: { fileSize: maxBytes } });
  } catch (cause) {
    // Its parts are more or longer than a form's are; everything else is a form that breaks off or is none.
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw notInFull(cause);
  }
}

async function* within(file: Readable & { truncated: boolean }, maxBytes: number): AsyncIterable<Buffer> {
  try {
    // A reader that stops half-way must not destroy it: then nobody could let the rest of the request go by.
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (cause) {
    // The sender went away or sent half of a form: nothing is wrong on our side.
    throw notInFull(cause);
  }
  if (file.truncated) throw tooLarge(maxBytes);
}

const notInFull = (cause: unknown) =>
  new DomainError('malformed', 'The file did not arrive in full. Please send it again.', { cause });

const tooLarge = (maxBytes: number) =>
  new DomainError(
    'too_large',
    `The file is larger than ${Math.floor(maxBytes / BYTES_OF_MB)} MB. Please send a smaller one.`,
  );

/** In the name of a form's file, browsers write these three signs as codes, and no others. */
const FORM_CODES: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The last part of whatever path it came with, without what can't be shown. The cut may halve a character. */
function plainName(name: string): string {
  const typed = name.replace(/%(?:22|0D|0A)/g, (code) => FORM_CODES[code] ?? code);
  const last = typed.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return toStorableText(shown.slice(-200)) || 'file';
}
