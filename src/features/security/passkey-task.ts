import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';

/** What a member is about to change, in a sheet of its own. */
export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'turn-on' | 'turn-off' | 'new-codes' };
