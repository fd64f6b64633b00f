import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorForLog } from './error-for-log.ts';

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
