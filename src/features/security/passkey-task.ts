import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';

/** A pending change, confirmed in its own sheet. */
export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'turn-on' | 'turn-off' | 'new-codes' };
