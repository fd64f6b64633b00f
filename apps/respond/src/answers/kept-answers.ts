import type { PublicQuestion, ResponseBody } from '@vela/contract';
import type { KeptToken } from '../invitation/kept-token.ts';
import type { Drafts } from './drafts.ts';

/** A response that waits to be acknowledged. It never changes, so that each attempt sends the very same. */
export interface Pending {
  key: string;
  body: ResponseBody;
  /** Sent with the member's sign-in. Never for an anonymous survey. */
  withName: boolean;
  /** Sent with the token that the device keeps, or has to get first. */
  needsToken?: boolean;
}

/** What the device keeps of one survey. */
export interface KeptAnswers {
  format: 1;
  /** Random, made for this survey alone: tells one device from another and nothing else. */
  device: string;
  /** Made once for a response, however often it is sent or corrected. */
  key: string;
  drafts: Drafts;
  /** The questions that the drafts belong to, so that they can be read when the survey no longer shows them. */
  questions: PublicQuestion[];
  currentId: string | null;
  startedAt: number | null;
  pending: Pending | null;
  /** The right to answer a survey for invited people, from the moment in which it was asked for. */
  token?: KeptToken;
}

/** All that stays after a response has arrived. */
export interface AnsweredMarker {
  format: 1;
  answered: true;
}

export type Kept = KeptAnswers | AnsweredMarker;

export const ANSWERED: AnsweredMarker = { format: 1, answered: true };
export const isAnswered = (kept: Kept | null): kept is AnsweredMarker => kept !== null && 'answered' in kept;

/** 128 random bits. crypto.randomUUID is missing where the page is not served by https. */
export function randomValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newKeptAnswers(questions: PublicQuestion[], random: () => string): KeptAnswers {
  return {
    format: 1,
    device: random(),
    key: random(),
    drafts: {},
    questions,
    currentId: null,
    startedAt: null,
    pending: null,
  };
}

/** What was read from the device; null for anything that this page did not write. */
export function readKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 1) return null;
  // Safe: only this page writes under its name, and the number of the format changes with its shape.
  return value as Kept;
}
