import type { Authenticator } from '#src/contract/identity/passkeys.schema.ts';

/** A pending change of the apps that show codes, in its own sheet. */
export type AuthenticatorTask =
  { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly authenticator: Authenticator };
