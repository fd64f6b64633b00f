import type { Database } from '@vela/db';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyedHash, KeyPair } from './crypto.ts';
import type { Ids } from './ids.ts';

/** What the platform gives to every module. Tests pass a fixed clock and their own database. */
export interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  keyedHash: KeyedHash;
  makeSigningKeys: () => Promise<KeyPair>;
  log: FastifyBaseLogger;
  /** Origin of links in mails, without a slash at the end. */
  publicUrl: () => string;
  /** Whether the demo company exists in this installation. */
  demo: boolean;
  ai: AiConfig | null;
}

/** A language model's address; null means the embedded engine. */
export interface AiConfig {
  provider: 'openai-compatible' | 'anthropic';
  model: string;
  apiKey: string;
  baseUrl: string | undefined;
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
