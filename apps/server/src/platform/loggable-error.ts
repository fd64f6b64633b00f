export interface LoggableError {
  name: string;
  message: string;
  code: string | undefined;
  at: string[];
}

const FRAMES = 12;

/**
 * What a log may hold of an error. The database layer puts every parameter of a failed statement into its message, its
 * stack and its fields: answers and addresses among them, so only the driver's own words and the places are kept.
 */
export function loggableError(error: unknown): LoggableError {
  const origin = error instanceof Error && 'params' in error && error.cause instanceof Error ? error.cause : error;
  if (!(origin instanceof Error)) return { name: 'unknown', message: typeof error, code: undefined, at: [] };
  const stack = (error instanceof Error && error.stack) || '';
  return {
    name: origin.name,
    message: origin.message,
    code: 'code' in origin ? String(origin.code) : undefined,
    at: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, FRAMES)
      .map((line) => line.trim()),
  };
}
