import type { KeySource } from '#gateway/context/stored-keys.ts';
import { authenticatorsOf, decryptAppSecrets } from './authenticator-rows.ts';
import { stepOfCode } from './totp.ts';

type Typed = { readonly memberId: string; readonly code: string; readonly now: number };

/**
 * Uses up a code that one of a member's apps shows; whether it was one. A code is good once, also where two calls send it at once, and none is
 * good that an app has shown before one that was used.
 */
export async function consumeAuthenticatorCode(source: KeySource, { memberId, code, now }: Typed): Promise<boolean> {
  const rows = await authenticatorsOf(source.db, memberId);
  const secrets = await decryptAppSecrets(source, rows);
  for (const [index, { id }] of rows.entries()) {
    const secret = secrets[index];
    const step = secret ? stepOfCode(secret, code, now) : undefined;
    if (step === undefined) continue;
    const { numUpdatedRows } = await source.db
      .updateTable('authenticators')
      .set({ last_step: step, last_used_at: now })
      .where('id', '=', id)
      .where('last_step', '<', step)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return true;
  }
  return false;
}
