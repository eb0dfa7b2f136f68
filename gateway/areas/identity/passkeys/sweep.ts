import { confirmWithin } from '#src/contract/identity/authenticators.ts';
import type { Gateway } from '#gateway/context/gateway.ts';

/** Removes unanswered challenges, expired tickets, and apps that have shown no code. */
export async function sweepPasskeys({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', clock()).execute();
  await db
    .deleteFrom('authenticators')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', clock() - confirmWithin)
    .execute();
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<=', clock()).execute();
}
