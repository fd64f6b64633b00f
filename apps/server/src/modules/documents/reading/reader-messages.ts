import { DOCUMENT_NOTICES, DOCUMENT_PROBLEMS, type DocumentNotice, type DocumentProblem } from '@vela/domain/documents';
import { z } from 'zod';

// Safe: a table's own keys are the codes.
const problems = Object.keys(DOCUMENT_PROBLEMS) as DocumentProblem[];
const notices = Object.keys(DOCUMENT_NOTICES) as DocumentNotice[];

/** What the reading process says, a line each. A hostile file may have taken it over, so nothing is taken on trust. */
const readerMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), percent: z.number().min(0).max(100) }),
  z.object({
    kind: z.literal('section'),
    section: z.object({
      level: z.int().min(0).max(9),
      heading: z.string(),
      body: z.string(),
      page: z.int().min(1).nullable(),
    }),
  }),
  z.object({
    kind: z.literal('document'),
    mediaType: z.string().max(100),
    pageCount: z.int().min(0).nullable(),
    notices: z.array(z.enum(notices)).max(notices.length),
  }),
  z.object({ kind: z.literal('problem'), problem: z.enum(problems), cause: z.string().max(500).optional() }),
]);
export type ReaderMessage = z.infer<typeof readerMessageSchema>;

/** Null for a line that is no message. */
export function parseReaderMessage(line: string): ReaderMessage | null {
  try {
    return readerMessageSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
