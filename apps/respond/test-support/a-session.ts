import type { DeviceStore } from '../src/answers/device-store.ts';
import { memoryStore } from '../src/answers/device-store.ts';
import type { Pending } from '../src/answers/kept-answers.ts';
import type { PageData } from '../src/page-data.ts';
import type { SubmitOutcome } from '../src/sending/submit-outcome.ts';
import type { SignedIn, SurveyCalls } from '../src/sending/survey-calls.ts';
import { PageSession, type SessionDeps } from '../src/session/page-session.ts';
import type { SessionState } from '../src/session/session-state.ts';

/** A server that answers as told, and remembers what it was asked. */
export class FakeServer implements SurveyCalls {
  readonly submitted: Pending[] = [];
  readonly starts: string[] = [];
  signedIn: SignedIn = { kind: 'nameless' };
  /** One for each attempt; after the last one everything is accepted. */
  outcomes: SubmitOutcome[] = [];

  submit = async (pending: Pending): Promise<SubmitOutcome> => {
    this.submitted.push(structuredClone(pending));
    return this.outcomes.shift() ?? { kind: 'accepted' };
  };
  announceStart = async (device: string) => void this.starts.push(device);
  findSignedIn = async () => this.signedIn;
}

/** A device whose answers outlive the page, as far as a test goes. */
export const lastingStore = (): DeviceStore => ({ ...memoryStore(), lasting: true });

/** Resolves once the page shows what is waited for, however long that takes. */
export const until = (session: PageSession, isThere: (state: SessionState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere(session.getState())) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

interface Options {
  store?: DeviceStore;
  server?: FakeServer;
  waiting?: SessionDeps['waiting'];
}

export function aSession(data: PageData, options: Options = {}) {
  const server = options.server ?? new FakeServer();
  const store = options.store ?? lastingStore();
  const clock = { nowMs: 1_000_000 };
  let made = 0;
  const session = new PageSession(data, {
    openStore: async () => store,
    calls: server,
    waiting: options.waiting ?? { wait: async () => undefined, wake: () => undefined },
    nowMs: () => clock.nowMs,
    random: () => 0,
    randomValue: () => `random-${(made += 1)}`,
  });
  return { session, server, store, clock };
}
