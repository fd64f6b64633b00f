import type { DocumentProblem } from '@vela/domain/documents';

/** A file that can't be read, for a reason its owner can do something about. */
export class ReadingProblem extends Error {
  constructor(
    readonly problem: DocumentProblem,
    cause?: string,
  ) {
    super(cause ?? problem);
  }
}
