import type { z } from 'zod';
import type { CALLS } from './calls.ts';
import type { endpoints } from './endpoints.ts';

/** A call of the API, by its name in the contract. */
export type CallName = keyof typeof CALLS;
export type CallPath = (typeof CALLS)[CallName]['path'];

type Described<N extends CallName> = (typeof endpoints)[N];
type NothingGiven = Record<never, never>;

/** What a client gives for a call, part by part: an empty object, or undefined for the body, where it takes nothing. */
export type CallParams<N extends CallName> =
  Described<N> extends { params: infer S extends z.ZodType } ? z.input<S> : NothingGiven;
export type CallQuery<N extends CallName> =
  Described<N> extends { query: infer S extends z.ZodType } ? AsTyped<z.input<S>> : NothingGiven;
export type CallBody<N extends CallName> =
  Described<N> extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
export type CallHeaders<N extends CallName> =
  Described<N> extends { headers: infer S extends z.ZodType } ? z.input<S> : NothingGiven;

/** What a call that succeeds is answered with. */
export type CallAnswer<N extends CallName> = z.infer<Succeeds<Described<N>['responses']>>;
type Succeeds<R> = Extract<R[keyof R], z.ZodType>;

/** Calls that are answered with a file, and calls that bring one. */
export type FileCallName = NamesOf<{ produces: string }>;
export type UploadCallName = NamesOf<{ upload: { field: string } }>;
export type UploadField<N extends UploadCallName> = Described<N>['upload']['field'];
type NamesOf<Part> = { [N in CallName]: Described<N> extends Part ? N : never }[CallName];

/** In an address everything is text, so the schema of a number takes whatever may be one; its type is `unknown`. */
type AsTyped<Q> = { [K in keyof Q]: unknown extends Q[K] ? number : Q[K] };
