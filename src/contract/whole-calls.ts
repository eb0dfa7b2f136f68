import { calls } from './calls.ts';
import type { Call, CallSchemas, WholeCall } from '#src/contract/core/call.ts';
import type { SchemasOf } from './call-types.ts';
import { loadSchemas } from './schemas.ts';

/**
 * Every call with its schemas, for code that checks all of them: the gateway, its API document, the contract's tests. No part of
 * the app.
 */
export const wholeCalls: readonly WholeCall[] = await Promise.all(
  calls.map(async (call) => ({ ...call, ...(await loadSchemas(call)) })),
);

const byName: ReadonlyMap<string, CallSchemas> = new Map(wholeCalls.map((call) => [call.name, call]));

/** The schemas of a call of the contract, synchronously. Throws for an unlisted call. */
export function schemasOf<C extends Call>(call: C): SchemasOf<C> {
  const schemas = byName.get(call.name);
  if (!schemas) throw new Error(`the contract lists no ${call.name}`);
  // calls.ts and schemas.ts list the same files as the type.
  return schemas as SchemasOf<C>;
}
