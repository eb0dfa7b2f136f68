import type * as v from 'valibot';
import type { Ability } from './member-type.ts';
import type { ModuleId } from './module-ids.ts';
import type { Topic } from './topics.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * The same answer for every visitor: gateway, CDNs and browsers cache it until one of the topics changes. `worker`: the
 * service worker caches it, too, for a visit without a network; of an `optional` call also what the member was answered,
 * until he leaves.
 */
type SharedCache = { readonly topics: readonly Topic[]; readonly worker: boolean };

/**
 * One call of the platform as both sides read it. `path` is the full path on the app's origin;
 * `query` and `body` accept what travels on the wire and answer the typed form; `value` is what
 * stands in the envelope's `value`.
 */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** The body is one file of these content types and at most so many bytes, in place of JSON. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly value: AnySchema;
  /** Who may call: everybody, everybody with more for members, or members alone. */
  readonly access: 'public' | 'optional' | 'member';
  /** What the member's type must allow; a call of `member` access alone. */
  readonly may?: Ability;
  /** The module that it belongs to: refused where the merchant has closed that [S1-416]. */
  readonly module?: ModuleId;
  /** `private`: no cache stores the answer. */
  readonly cache: 'private' | SharedCache;
  /** What a private answer is made of beside the member's own: an open page reads it again when one of these topics moves. */
  readonly follows?: readonly Topic[];
  /** The body travels as a compact JWE. */
  readonly encrypted?: true;
  /** A write that carries an Idempotency-Key and may therefore be retried. `required`: one of money, refused without it [S1-026]. */
  readonly idempotent?: true | 'required';
  /** Never sent again by itself, whatever happens to its answer: somebody has to ask again. */
  readonly once?: true;
  /** Path or shape chosen by us, because the requirements do not show it [S1-395]. */
  readonly ours?: true;
};

/** Declares a call; the identity function, there for its type inference. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Input<S> = S extends v.GenericSchema<infer I, unknown> ? I : undefined;
export type CallQuery<C extends Call> = Input<C['query']>;
export type CallBody<C extends Call> = Input<C['body']>;
export type CallValue<C extends Call> = v.InferOutput<C['value']>;
