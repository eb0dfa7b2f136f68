import type * as v from 'valibot';
import type { Call, CallSchemas } from '#src/contract/core/call.ts';
import type { Areas } from './schemas.ts';

/** The schemas of a call: its own, or those of its area under its name. */
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

/** The request of a call, as sent. */
export type CallQuery<C extends Call> = InputOf<SchemasOf<C>, 'query'>;
export type CallBody<C extends Call> = InputOf<SchemasOf<C>, 'body'>;
/** The request of a call, as the gateway's handler receives it. */
export type ReadQuery<C extends Call> = OutputOf<SchemasOf<C>, 'query'>;
export type ReadBody<C extends Call> = OutputOf<SchemasOf<C>, 'body'>;
/** The answer of a call. */
export type CallValue<C extends Call> = OutputOf<SchemasOf<C>, 'value'>;
