import {
  DOCUMENT_NOTICES,
  DOCUMENT_PROBLEMS,
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_SECTIONS,
  SECTION_MAX_CHARACTERS,
  type DocumentNotice,
  type DocumentProblem,
  type DocumentSection,
} from '@vela/domain/documents';
import { toStorableText } from '@vela/domain/surveys';
import { z } from 'zod';
import type { ReadOutcome } from './reading-shapes.ts';

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
function parseReaderMessage(line: string): ReaderMessage | null {
  try {
    return readerMessageSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The text in the longest escapes that JSON has, and the rest of the lines. */
const MOST_BYTES = DOCUMENT_MAX_CHARACTERS * 6 + DOCUMENT_MAX_SECTIONS * 2_000;
/** A section at its longest. */
const LONGEST_LINE = SECTION_MAX_CHARACTERS * 6 + 4_000;
/** Exit status of a process that V8 or the system ended for lack of memory, where a signal isn't told. */
const ABORTED = 134;

export interface ReaderEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** What the reading process said so far, and what that means once it is gone. */
export function createReaderTranscript(onProgress: ((percent: number) => void) | undefined) {
  const decoder = new TextDecoder();
  const sections: DocumentSection[] = [];
  let rest = '';
  let bytesTaken = 0;
  let last: ReaderMessage | null = null;
  let nonsense = false;
  let hasStarted = false;

  function hear(line: string) {
    const message = parseReaderMessage(line);
    hasStarted = true;
    if (message === null) nonsense = true;
    else if (message.kind === 'progress') onProgress?.(message.percent);
    else if (message.kind === 'section') sections.push(storable(message.section));
    else last = message;
  }

  return {
    /** False when the process says what it never would by itself; it has to be ended then. */
    take(bytes: Buffer): boolean {
      bytesTaken += bytes.length;
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
      const isFlood = sections.length > DOCUMENT_MAX_SECTIONS || bytesTaken > MOST_BYTES || rest.length > LONGEST_LINE;
      nonsense ||= isFlood;
      return !nonsense;
    },
    close(end: ReaderEnd): ReadOutcome {
      if (!hasStarted && !nonsense) throw new Error(`The reading process did not start: ${told(end)}`);
      return outcomeOf({ last, sections, nonsense, end });
    },
  };
}

function outcomeOf({ last, sections, nonsense, end }: Heard): ReadOutcome {
  if (nonsense) return { ok: false, problem: 'broken', cause: 'the reading process said what it never would' };
  if (last?.kind === 'problem')
    return { ok: false, problem: last.problem, ...(last.cause ? { cause: last.cause } : {}) };
  if (last?.kind === 'document' && end.code === 0) {
    const { mediaType, pageCount, notices } = last;
    return { ok: true, document: { mediaType, sections, pageCount, notices } };
  }
  const cause = `the reading process ended with ${told(end)}`;
  const outOfMemory = end.signal === 'SIGKILL' || end.signal === 'SIGABRT' || end.code === ABORTED;
  return { ok: false, problem: outOfMemory ? 'bomb' : 'broken', cause };
}

const told = ({ code, signal }: ReaderEnd) => signal ?? `status ${code}`;

interface Heard {
  last: ReaderMessage | null;
  sections: DocumentSection[];
  nonsense: boolean;
  end: ReaderEnd;
}

const storable = (section: DocumentSection): DocumentSection => ({
  ...section,
  heading: toStorableText(section.heading),
  body: toStorableText(section.body),
});
