import type * as v from 'valibot';
import type { Ability } from './member-type.ts';
import type { ModuleId } from './module-ids.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Server-sent events of the platform, as both sides read them. Besides its own `events`, whose data is JSON, every stream has
 * `ping`, a heartbeat, and `over`, after which this page must not reconnect. A page that reconnects sends the last event's id as
 * `after` in the query; a browser sends it by itself in the header Last-Event-ID, which then takes precedence.
 */
export type Stream = {
  readonly name: string;
  readonly summary: string;
  readonly path: `/${string}`;
  readonly query?: AnySchema;
  readonly events: Readonly<Record<string, AnySchema>>;
  /** The module of the stream: refused where the merchant has closed the module. */
  readonly module?: ModuleId;
  /** The session's token opens it, in a header; without this the handler authorises the page. */
  readonly access?: 'member';
  /** The ability that the member's type must have; only with `access`. */
  readonly may?: Ability;
};

/** Declares a stream; the identity function, there for its type inference. */
export const defineStream = <const S extends Stream>(stream: S): S => stream;

/** The data of each event. */
export type StreamEvents<S extends Stream> = { readonly [N in keyof S['events']]: v.InferOutput<S['events'][N]> };

/** A page reopens the stream after this long without an event; a `ping` is sent at the beginning and three times as often. Milliseconds. */
export const streamSilence = 45_000;
