import type { DocumentNotice, DocumentProblem, DocumentSection, TextBlock } from '@vela/domain/documents';

export interface ReadDocument {
  mediaType: string;
  sections: DocumentSection[];
  pageCount: number | null;
  notices: DocumentNotice[];
}
/** The cause is for the log; who uploaded the file is told the problem. */
export type ReadOutcome =
  { ok: true; document: ReadDocument } | { ok: false; problem: DocumentProblem; cause?: string };

export interface ReadOptions {
  onProgress?: (percent: number) => void;
  /** Stops the reading; the promise is then rejected with its reason. */
  signal?: AbortSignal;
  timeoutMs?: number;
  memoryLimitMb?: number;
}

/** What the reader of one format answers, before its blocks become sections. */
export interface ReadText {
  blocks: TextBlock[];
  pageCount: number | null;
  notices: DocumentNotice[];
}
export type OnProgress = (percent: number) => void;

/** A file that can't be read, for a reason its owner can do something about. */
export class ReadingProblem extends Error {
  constructor(
    readonly problem: DocumentProblem,
    cause?: string,
  ) {
    super(cause ?? problem);
  }
}
