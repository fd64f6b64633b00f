import type { Tx } from '@vela/db';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** What a job is about: the company, and what was handed over when it was added. */
export interface JobOf<Data> {
  companyId: string;
  data: Data;
}

/** A job under way. */
export interface RunningJob<Data> extends JobOf<Data> {
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the server stops, the job is cancelled, or another worker has taken it over. */
  signal: AbortSignal;
  /**
   * A transaction of the company that holds the job: it fails with `JobLost` when the job is not this worker's any more, and
   * until its end nobody can cancel the job or take it over.
   */
  inTenant<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same from within another transaction, which holds a connection meanwhile. */
  inTenantBeside<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Holds the job in a transaction that the work has opened by itself. */
  hold(tx: Tx): Promise<void>;
  /** How much is done, 0 to 1; written down by the kind's `showProgress` a few times a second at most. */
  setProgress(share: number): void;
}

/** Why a job is not done: the server stopped in the middle, its own fault, or its worker is gone. */
export type JobBreak = 'stopped' | 'failed' | 'abandoned';
export type BrokenJob<Data> = JobOf<Data> & { why: JobBreak };

interface JobLimits {
  /** Unique in all of Vela; a label of the metrics, so it names nobody. */
  name: string;
  /** So many at a time in one worker. Without it the kind shares a few places with all others that are short. */
  concurrency?: number;
  /** How often it is tried before it is given up. What a server's stop breaks off is no try. */
  attempts: number;
}

/**
 * Work that a company waits for. It may run again after it was done, so it looks first whether it is still to be done.
 * Written as methods, so that kinds of any data stand in one list: data are checked before a method is called.
 */
export interface JobKind<Data> extends JobLimits {
  data: z.ZodType<Data>;
  run(deps: Deps, job: RunningJob<Data>): Promise<void>;
  /** In the transaction that lets the job wait again. */
  waitsAgain?(tx: Tx, deps: Deps, broken: BrokenJob<Data>): Promise<void>;
  /** In the transaction that gives it up. Who tells its people by itself leaves no dead job behind; all others do. */
  givenUp?(tx: Tx, deps: Deps, broken: BrokenJob<Data>): Promise<void>;
  /** In the transaction that drops it, after it was given up and its dead job was looked at. */
  dropped?(tx: Tx, job: JobOf<Data>): Promise<void>;
  showProgress?(tx: Tx, job: JobOf<Data>, share: number): Promise<void>;
}

/** A kind in the list of all; its data are unknown there. */
export type AnyJobKind = JobKind<unknown>;

/** The job was cancelled or is another worker's; nothing more may be said or done about it. */
export class JobLost extends Error {
  override readonly name = 'JobLost';

  constructor() {
    super('The job was cancelled, or another worker has it now');
  }
}

export class JobStopped extends Error {
  override readonly name = 'JobStopped';

  constructor() {
    super('The server stops');
  }
}
