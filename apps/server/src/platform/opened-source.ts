import type { ConnectionSource } from '@vela/db';

export type OpenedSource = {
  readonly source: ConnectionSource;
  /** The same database on a way that keeps sessions: for migrations, and for hearing of new jobs. */
  readonly directSource: ConnectionSource;
  /** The secret kept in the data directory; an external database has none, its secret is configured. */
  keptSecret(): string;
  /** Tells a second start on the same data directory where this process can be reached. */
  announce(url: string): void;
  close(): Promise<void>;
};

/** What to do when another process of Vela works on the same data directory. */
export type WhenInUse = 'refuse' | 'share';
