import { docsOf } from './call-docs.ts';
import { calls } from './calls.ts';
import type { Call, CallSchemas, DocumentedCall } from '#src/contract/core/call.ts';
import type { SchemasOf } from './call-types.ts';
import { loadSchemas } from './schemas.ts';

/**
 * Every call with its schemas and its texts, for code that reads all of them: the gateway, its API document, the contract's tests. No
 * part of the app.
 */
export const wholeCalls: readonly DocumentedCall[] = await Promise.all(
  calls.map(async (call) => ({ ...call, ...(await loadSchemas(call)), ...docsOf(call) })),
);

const byName: ReadonlyMap<string, DocumentedCall> = new Map(wholeCalls.map((call) => [call.name, call]));

/** A call of the contract with its schemas and its texts. Throws for an unlisted call. */
export function wholeCall({ name }: Call): DocumentedCall {
  const found = byName.get(name);
  if (!found) throw new Error(`the contract lists no ${name}`);
  return found;
}

/** The schemas of a call of the contract, synchronously. Throws for an unlisted call. */
export function schemasOf<C extends Call>(call: C): SchemasOf<C> {
  const schemas: CallSchemas = wholeCall(call);
  // calls.ts and schemas.ts list the same files as the type.
  return schemas as SchemasOf<C>;
}
