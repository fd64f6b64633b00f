import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

const DEEPEST_CAUSE = 5;
/** PostgreSQL's class of data exceptions: their texts repeat the value that was refused. */
const REPEATS_A_VALUE = /^22/;

/** JSON lines on the error stream: the ordinary one is for the few lines that people read. */
export function createLogger(level: Config['logLevel']): Logger {
  // Written at once, so that the last words of a process that falls over are not lost in a buffer.
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => errorForLog(error) },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

type LoggedError = { type: string; code?: string; message: string; at: string[]; cause?: LoggedError };

/**
 * What of an error may be written down. Drivers attach the query's parameters, the row that collided or the whole
 * connection; those hold answers, names and password hashes, and a log is read by more people than the database.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message:
      code !== undefined && REPEATS_A_VALUE.test(code) ? 'a value was refused' : withoutParameters(error.message),
    at: placesOf(error),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: errorForLog(error.cause, depth + 1) }),
  };
}

/** The query builder's errors carry the statement, which is ours, and after it the values, which are not. */
const withoutParameters = (message: string) => message.replace(/\s*\bparams:[\s\S]*$/, '');

/** The places alone: the text at the top of a stack repeats the message. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
