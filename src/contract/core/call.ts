import type * as v from 'valibot';
import type { AgentKey } from './agent-keys.ts';
import type { ErrorCode } from './error-code.ts';
import type { Ability } from './member-type.ts';
import type { ModuleId } from './module-ids.ts';
import type { SwitchRule } from './profiles.ts';
import type { Topic } from './topics.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The same answer for every visitor: gateway, CDNs and browsers cache it until one of the topics changes. */
type SharedCache = { readonly topics: readonly Topic[] };

/**
 * One call of the platform: its path and its rules, without its schemas, which are loaded when it is made (schemas.ts). `path` is
 * the full path on the app's origin.
 */
export type Call = {
  /** The file of its schemas, `mall` for mall.schema.ts. */
  readonly area: string;
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** The body is one file of these content types with a maximum size in bytes, instead of JSON. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Access: everyone, everyone with more for members, or members only. */
  readonly access: 'public' | 'optional' | 'member';
  /** The ability that the member's type must have; only for calls of `member` access. */
  readonly may?: Ability;
  /** The module of the call: refused where the merchant has closed the module [S1-416]. */
  readonly module?: ModuleId;
  /** The entries of the agent's menu whose pages make the call: refused where the merchant has enabled none of them [S2-074]. */
  readonly entries?: readonly AgentKey[];
  /** The rule of the place that the call needs: refused where it is off. */
  readonly rule?: SwitchRule;
  /** `private`: no cache stores the answer. */
  readonly cache: 'private' | SharedCache;
  /**
   * Topics that a private answer depends on besides the member's own data: an open page reads it again when one of them changes.
   */
  readonly follows?: readonly Topic[];
  /** The body is sent as a compact JWE. */
  readonly encrypted?: true;
  /**
   * A write that carries an Idempotency-Key and may therefore be retried. `required`: refused without it, because it moves money [S1-026], or because
   * it is a GET with an effect, which a link must not trigger: a navigation sends no such header.
   */
  readonly idempotent?: true | 'required';
  /** Never retried automatically, even if the response is lost: the user has to try again. */
  readonly once?: true;
  /** Answered while the site is under maintenance or closed to the region. */
  readonly alwaysOpen?: true;
  /** Path or shape chosen by us, because the requirements do not show it [S1-395]. */
  readonly ours?: true;
};

/**
 * The schemas of a call, in NAME.schema.ts next to it: `query` and `body` accept the wire form and answer the typed form; `value`
 * is the envelope's `value`.
 */
export type CallSchemas = {
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  readonly value: AnySchema;
};

/** A call together with its schemas. */
export type WholeCall = Call & CallSchemas;

/** Refusals of a call: each code with a sentence that says when it is answered. */
type Refusals = { readonly [Code in ErrorCode]?: string };

/**
 * The texts of a call in the gateway's API document, in NAME.docs.ts next to it; no part of the app. `refusals` has those that the
 * description of the call does not imply (call-refusals.ts), and those that it implies in other words.
 */
export type CallDocs = { readonly summary: string; readonly description: string; readonly refusals?: Refusals };

/** A call as the API document describes it. */
export type DocumentedCall = WholeCall & CallDocs;
