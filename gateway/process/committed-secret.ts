import { commitmentOf } from '#src/contract/core/commitment.ts';
import { encryptedWith, encryptSecret, decryptSecret } from './encrypt-secret.ts';
import { markOf, type Secrets } from './secrets.ts';

/** A secret that everybody knows the hash of. */
export type Committed = { readonly commitment: string; readonly sealed: string };

/** Commits to a secret: its commitment, which everybody may know, and the secret itself, sealed under `name`. */
export const commitTo = async (secrets: Secrets, name: string, secret: string): Promise<Committed> => ({
  commitment: await commitmentOf(secret),
  sealed: encryptSecret(secrets, name, secret),
});

/** The inverse of `commitTo`; null when no secret opens it, or it is not what was committed to. */
export async function openCommitted(secrets: Secrets, name: string, committed: Committed): Promise<string | null> {
  const secret = decryptSecret(secrets, name, committed.sealed);
  return secret !== null && (await commitmentOf(secret)) === committed.commitment ? secret : null;
}

/**
 * The same secret sealed under the present master secret, so that it outlives the others; undefined when it is so already, or none
 * opens it.
 */
export function reencrypt(secrets: Secrets, name: string, sealed: string): string | undefined {
  if (encryptedWith(sealed) === markOf(secrets)) return undefined;
  const secret = decryptSecret(secrets, name, sealed);
  return secret === null ? undefined : encryptSecret(secrets, name, secret);
}
