import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { verifyPassword } from './password.ts';
import { renewHash } from './renew-hash.ts';
import { replaceHash } from './store-password.ts';

/** `hash`: the stored one, which may have been renewed. */
type OwnPassword = { readonly right: boolean; readonly hash: string };

/**
 * Whether a signed-in member typed the account's password. Counted for the session, and for those that it is handed over to: a finder
 * of an unlocked phone has few guesses, and the owner elsewhere is not blocked. Wrong ones of all sessions count for the member as well:
 * beyond that limit no password is checked here for an hour; the login is not affected. Throws Refusal('rate_limited').
 */
export async function checkOwnPassword(gateway: Gateway, member: Member, password: string): Promise<OwnPassword> {
  await gateway.limits.consume('own-password', member.sessionId);
  const left = await gateway.limits.consume('own-password-member', member.id);
  const { password_hash: hash } = await gateway.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const right = await verifyPassword(gateway, hash, password);
  if (right) {
    const replace = (renewed: string) => replaceHash(gateway, { id: member.id, before: hash, hash: renewed });
    const stands = await renewHash(gateway, { stored: hash, password, replace });
    await gateway.limits.reset('own-password', member.sessionId);
    await gateway.limits.giveBack('own-password-member', member.id);
    return { right, hash: stands };
  }
  if (left === 0) await recordSecurityEvent(gateway, { kind: 'own_password_blocked', memberId: member.id });
  return { right, hash };
}

/** Refuses with `wrong_password` at `password`: changes of sign-in methods require the password again. */
export async function confirmPassword(gateway: Gateway, member: Member, password: string): Promise<void> {
  const { right } = await checkOwnPassword(gateway, member, password);
  if (!right) throw wrongPassword('password');
}

/** The refusal of a password that is not the account's, at the field it was typed into. */
export const wrongPassword = (field: string): Refusal => new Refusal('wrong_password', { fields: [field] });
