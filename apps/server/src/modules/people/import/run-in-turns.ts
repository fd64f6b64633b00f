import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@vela/domain/people';

/** Runs long work a step at a time; between them the server answers others. */
export async function runInTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
