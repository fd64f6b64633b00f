import type { PublicQuestion } from '@vela/contract';
import type { KeptToken } from '../invitation/kept-token.ts';
import type { DeviceStore } from './device-store.ts';
import {
  ANSWERED,
  isAnswered,
  newKeptAnswers,
  readKept,
  type Kept,
  type KeptAnswers,
  type Pending,
} from './kept-answers.ts';

export type Progress = Pick<KeptAnswers, 'drafts' | 'currentId' | 'startedAt'>;

/** The answers to one survey on this device. */
export interface LocalAnswers {
  lasting: boolean;
  read(): Promise<Kept | null>;
  /** What is kept, made new where there is nothing or a new response begins. */
  begin(questions: PublicQuestion[], { afterAnswered }: { afterAnswered: boolean }): Promise<Kept>;
  /** Keeps what has been typed; of several calls in a row the last one counts. */
  save(progress: Progress): Promise<void>;
  /** Makes the response wait for sending. Where another tab was faster, what that tab left. */
  enqueue(make: (kept: KeptAnswers) => Omit<Pending, 'key'>): Promise<Pending | 'answered'>;
  /** Back to typing, under the same key: a refused response was not counted. */
  dequeue(): Promise<void>;
  /** Keeps a token, and answers the one that is kept: another tab may have been faster. */
  keepToken(token: KeptToken): Promise<KeptToken>;
  /** Erases everything but the marker. */
  markAnswered(): Promise<void>;
  /** Erases the answers. A token stays: it says nothing, and without it nobody could answer any more. */
  erase(): Promise<void>;
}

export function createLocalAnswers(store: DeviceStore, surveyId: string, random: () => string): LocalAnswers {
  const change = async (next: (kept: Kept | null) => Kept | null): Promise<Kept | null> => {
    let result: Kept | null = null;
    await store.update(surveyId, (value) => {
      result = next(readKept(value));
      return result;
    });
    return result;
  };
  const changeAnswers = (next: (kept: KeptAnswers) => KeptAnswers) =>
    change((kept) => (kept === null || isAnswered(kept) ? kept : next(kept)));
  const save = lastOneCounts((progress: Progress) =>
    // What waits for sending is final; a second tab that still types doesn't touch it.
    changeAnswers((kept) => (kept.pending ? kept : { ...kept, ...progress })),
  );
  return {
    lasting: store.lasting,
    read: async () => readKept(await store.get(surveyId)),
    begin: async (questions, { afterAnswered }) => {
      const begun = await change((kept) => {
        if (kept === null || (isAnswered(kept) && afterAnswered)) return newKeptAnswers(questions, random);
        return isAnswered(kept) || kept.pending ? kept : { ...kept, questions };
      });
      return begun ?? newKeptAnswers(questions, random);
    },
    save,
    enqueue: async (make) => {
      const queued = await changeAnswers((kept) =>
        kept.pending ? kept : { ...kept, pending: { key: kept.key, ...make(kept) } },
      );
      return queued === null || isAnswered(queued) || !queued.pending ? 'answered' : queued.pending;
    },
    dequeue: async () => void (await changeAnswers((kept) => ({ ...kept, pending: null }))),
    markAnswered: async () => void (await change(() => ANSWERED)),
    keepToken: async (token) => {
      const kept = await changeAnswers((one) => (isOther(one.token, token) ? one : { ...one, token }));
      return kept === null || isAnswered(kept) ? token : (kept.token ?? token);
    },
    erase: async () =>
      void (await change((kept) =>
        kept === null || isAnswered(kept) || !kept.token ? null : { ...newKeptAnswers([], random), token: kept.token },
      )),
  };
}

const isOther = (kept: KeptToken | undefined, token: KeptToken): boolean =>
  kept !== undefined && kept.message !== token.message;

/** Runs one write at a time; while it runs, only the newest of the waiting ones is kept. */
function lastOneCounts<T>(write: (value: T) => Promise<unknown>): (value: T) => Promise<void> {
  let waiting: { value: T } | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      await write(value);
    }
    running = null;
  };
  return (value) => {
    waiting = { value };
    running ??= run().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
