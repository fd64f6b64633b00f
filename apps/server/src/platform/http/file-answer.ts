import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** An answer that is a file instead of JSON. */
export interface FileBody {
  content: Buffer | Readable;
  fileName: string;
  /** Where it differs from what the call describes. */
  mediaType?: string;
}

/** Sends a file to be saved, never to be shown by the browser: it may hold anything. */
export function sendFile(reply: FastifyReply, file: FileBody, mediaType: string): FastifyReply {
  return reply
    .header('content-type', file.mediaType ?? mediaType)
    .header('content-disposition', dispositionOf(file.fileName))
    .header('cache-control', 'no-store')
    .send(file.content);
}

/** The name in plain letters for old programs, and as it is (RFC 6266, RFC 8187). */
function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
