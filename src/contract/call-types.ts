import type * as v from 'valibot';
import type { Call, CallSchemas } from '#src/contract/core/call.ts';
import type { Areas } from './schemas.ts';

/** The schemas of a call: its own, or those that its area has under its name. */
export type SchemasOf<C extends Call> = C extends CallSchemas
  ? C
  : C['area'] extends keyof Areas
    ? C['name'] extends keyof Areas[C['area']]
      ? Areas[C['area']][C['name']]
      : CallSchemas
    : CallSchemas;

type InputOf<S, Part extends string> = S extends { readonly [P in Part]: v.GenericSchema<infer I, unknown> }
  ? I
  : undefined;
type OutputOf<S, Part extends string> = S extends { readonly [P in Part]: v.GenericSchema<unknown, infer O> }
  ? O
  : undefined;

/** What a call is asked with, as it travels. */
export type CallQuery<C extends Call> = InputOf<SchemasOf<C>, 'query'>;
export type CallBody<C extends Call> = InputOf<SchemasOf<C>, 'body'>;
/** The same as the gateway's handler is given it. */
export type ReadQuery<C extends Call> = OutputOf<SchemasOf<C>, 'query'>;
export type ReadBody<C extends Call> = OutputOf<SchemasOf<C>, 'body'>;
/** What a call answers. */
export type CallValue<C extends Call> = OutputOf<SchemasOf<C>, 'value'>;
