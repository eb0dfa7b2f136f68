import type * as v from 'valibot';
import type { ModuleId } from './module-ids.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Server-sent events of the platform as both sides read them. Beside its own `events`, whose data is JSON, every stream has `ping`, a sign
 * of life, and `over`, after which this page may not listen any more. A page that comes back after a cut names the last event's id as
 * `after` in the query, and a browser does so by itself in the header Last-Event-ID, which counts in its place.
 */
export type Stream = {
  readonly name: string;
  readonly summary: string;
  readonly path: `/${string}`;
  readonly query?: AnySchema;
  readonly events: Readonly<Record<string, AnySchema>>;
  /** The module that it belongs to: refused where the merchant has closed that. */
  readonly module?: ModuleId;
};

/** Declares a stream; the identity function, there for its type inference. */
export const defineStream = <const S extends Stream>(stream: S): S => stream;

/** The data of each event. */
export type StreamEvents<S extends Stream> = { readonly [N in keyof S['events']]: v.InferOutput<S['events'][N]> };

/** A page that hears nothing for so long opens the stream anew; a `ping` comes three times as often. Milliseconds. */
export const streamSilence = 45_000;
