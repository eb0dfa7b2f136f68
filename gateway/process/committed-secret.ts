import { commitmentOf } from '#src/contract/core/commitment.ts';
import { encryptedWith, encryptSecret, decryptSecret } from './encrypt-secret.ts';
import { markOf, type Secrets } from './secrets.ts';

/** A secret whose hash is published. */
export type Committed = { readonly commitment: string; readonly sealed: string };

/** Commits to a secret: its public commitment, and the secret itself, encrypted under `name`. */
export const commitTo = async (secrets: Secrets, name: string, secret: string): Promise<Committed> => ({
  commitment: await commitmentOf(secret),
  sealed: encryptSecret(secrets, name, secret),
});

/** The inverse of `commitTo`; null when no master secret decrypts it, or it does not match the commitment. */
export async function openCommitted(secrets: Secrets, name: string, committed: Committed): Promise<string | null> {
  const secret = decryptSecret(secrets, name, committed.sealed);
  return secret !== null && (await commitmentOf(secret)) === committed.commitment ? secret : null;
}

/**
 * The same secret encrypted under the present master secret, so that it outlives the others; undefined when it already is, or
 * when no master secret decrypts it.
 */
export function reencrypt(secrets: Secrets, name: string, sealed: string): string | undefined {
  if (encryptedWith(sealed) === markOf(secrets)) return undefined;
  const secret = decryptSecret(secrets, name, sealed);
  return secret === null ? undefined : encryptSecret(secrets, name, secret);
}
