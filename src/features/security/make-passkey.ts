import { addPasskey, passkeyCreation, renamePasskey } from '#src/contract/identity/passkeys.ts';
import type { Attestation } from '#src/contract/identity/webauthn.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { send } from '#src/platform/calls/send.ts';
import { createPasskey } from '#src/platform/passkeys/ceremony.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { protectionResource } from '#src/state/identity/protection.ts';

type NewPasskey = { readonly name: string; readonly password: string };
type Made = { readonly response: Attestation; readonly name: string; readonly idempotencyKey: string };

/** After these errors it is unknown whether the gateway stored it. */
const unheard: ReadonlySet<string> = new Set(['no_internet', 'timeout', 'bad_gateway']);

/**
 * Creates a passkey and registers it at the gateway. After a lost response the retry registers the created one again, instead of
 * a second one. Rejects with an AppError or a CeremonyError.
 */
export function passkeyMaker(): (store: Store, wanted: NewPasskey) => Promise<void> {
  let held: Made | undefined;
  return async (store, { name, password }) => {
    held ??= await make(name, password);
    const { idempotencyKey, ...body } = held;
    try {
      const { id } = await send(addPasskey, { body, idempotencyKey });
      held = undefined;
      if (name !== body.name) await send(renamePasskey, { body: { id, name } });
    } catch (cause) {
      if (!unheard.has(toAppError(cause).code)) held = undefined;
      throw cause;
    } finally {
      protectionResource.invalidate(store);
    }
  };
}

async function make(name: string, password: string): Promise<Made> {
  const options = await send(passkeyCreation, { body: { password } });
  return { response: await createPasskey(options), name, idempotencyKey: randomId() };
}
