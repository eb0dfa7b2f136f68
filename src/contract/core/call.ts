import type * as v from 'valibot';
import type { Ability } from './member-type.ts';
import type { ModuleId } from './module-ids.ts';
import type { Topic } from './topics.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The same answer for every visitor: gateway, CDNs and browsers cache it until one of the topics changes. */
type SharedCache = { readonly topics: readonly Topic[] };

/**
 * One call of the platform: where it goes and by which rules, without its schemas, which come when it is made
 * (schemas.ts). `path` is the full path on the app's origin.
 */
export type Call = {
  /** The file of its schemas, `mall` for mall.schema.ts. */
  readonly area: string;
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** The body is one file of these content types and at most so many bytes, in place of JSON. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
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
  /**
   * A write that carries an Idempotency-Key and may therefore be retried. `required`: refused without it, because it moves money [S1-026], or because
   * it is a GET with an effect, which a link must not bring about: a navigation sends no such header.
   */
  readonly idempotent?: true | 'required';
  /** Never sent again by itself, whatever happens to its answer: somebody has to ask again. */
  readonly once?: true;
  /** Path or shape chosen by us, because the requirements do not show it [S1-395]. */
  readonly ours?: true;
};

/**
 * The other half of a call, in NAME.schema.ts beside it: `query` and `body` accept what travels on the wire and answer the typed form;
 * `value` is what stands in the envelope's `value`. `summary` is for the gateway's document.
 */
export type CallSchemas = {
  readonly summary: string;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  readonly value: AnySchema;
};

/** A call that has its schemas with it. */
export type WholeCall = Call & CallSchemas;
