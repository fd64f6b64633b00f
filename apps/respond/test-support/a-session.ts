import type { DeviceStore } from '../src/answers/device-store.ts';
import { memoryStore } from '../src/answers/device-store.ts';
import type { Pending } from '../src/answers/kept-answers.ts';
import type { CheckedLink, InvitationCalls } from '../src/invitation/invitation-calls.ts';
import type { PageData } from '../src/page-data.ts';
import type { SubmitOutcome, Refused } from '../src/sending/submit-outcome.ts';
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

/** A server that knows one personal link, and the signatures that go with it. */
export class FakeInvitations implements InvitationCalls {
  readonly issuedFor: string[] = [];
  checked: CheckedLink = { used: false, segment: { key: '' }, respondentName: null };
  publicKey = 'the-key';
  /** One for each time that something is asked; after the last one everything is answered. */
  refusals: Refused[] = [];
  /** Whether what is signed holds under the published key. */
  signsRight = true;
  private made = 0;

  check = async () => ({ kind: 'answer' as const, value: this.checked });
  getKey = async () => ({ kind: 'answer' as const, value: this.publicKey });
  issueToken = async (_secret: string, blinded: string) => {
    this.issuedFor.push(blinded);
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    return { kind: 'answer' as const, value: { blindSignature: `signed ${blinded}`, segment: this.checked.segment } };
  };

  loadBlindSignatures = async () => ({
    makeBlindedToken: async () => {
      this.made += 1;
      return {
        message: `message ${this.made}`,
        blinded: `blinded ${this.made}`,
        unblinding: `unblinding ${this.made}`,
      };
    },
    openSignature: async (_key: string, { message }: { message: string }) =>
      this.signsRight ? `signature of ${message}` : null,
  });
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
  invitations?: FakeInvitations;
  linkSecret?: string;
  isSecureContext?: boolean;
}

export function aSession(data: PageData, options: Options = {}) {
  const server = options.server ?? new FakeServer();
  const invitations = options.invitations ?? new FakeInvitations();
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
    linkSecret: options.linkSecret ?? null,
    isSecureContext: options.isSecureContext ?? true,
    invitationCalls: invitations,
    loadBlindSignatures: invitations.loadBlindSignatures,
  });
  return { session, server, invitations, store, clock };
}
