/** How well comments are read, on labelled ones. Loaded only when asked, for the server itself holds no language model. */
export const evaluateComments = async (): Promise<{ lines: string[]; passed: boolean }> =>
  (await import('./comments/labelled/evaluate-reading.ts')).evaluateReading();
