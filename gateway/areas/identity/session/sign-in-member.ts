import type { LoginValue } from '#src/contract/identity/session.schema.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { requireSecondStep } from '../passkeys/second-step.ts';
import { openSession, reopenSession } from './open-session.ts';
import type { AppContext } from '#gateway/http/app-env.ts';
import { deviceOf, giveSession, replaceSession } from './give-session.ts';

type Entering = {
  /** As the app named this sign-in (SignInAttempt). */
  readonly attempt: string | undefined;
  readonly ip: string;
  /** The member's proof of identity, for the log: `password`, `sms`. */
  readonly by: string;
  /** Consumes the proof where it is single-use; its refusal is the response, except to a retry after a lost response. */
  readonly spend?: ((trx: Transaction<Tables>) => Promise<void>) | undefined;
  /** More than one thing was proven: no second step is asked for. */
  readonly strong?: true;
};

/**
 * The end of every sign-in method: opens the session in place of the one that this device
 * has, records a first login, sets the renewal cookie and answers the access token. Throws
 * Refusal('second_factor_required') where the member has a second step.
 */
export async function signInMember(
  c: AppContext,
  gateway: Gateway,
  member: Tables['members'],
  { attempt, ip, by, spend, strong }: Entering,
): Promise<LoginValue> {
  if (!strong) await requireSecondStep(gateway, member.id, { origin: c.req.header('Origin'), spend });
  const { opened, firstTimeLogin } = await replaceSession(c, gateway, (trx) =>
    enter(gateway, trx, member, { attempt, device: deviceOf(c), spend }),
  );
  gateway.logger.info({ memberId: member.id, sessionId: opened.session.id, ip, by }, 'signed in');
  return giveSession(c, gateway, member, opened, firstTimeLogin);
}

/**
 * Opens the session and records the first login, which only one of several concurrent ones is; a retry after a lost response
 * gets it again.
 */
async function enter(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { id, first_login_at }: Tables['members'],
  { attempt, device, spend }: Pick<Entering, 'attempt' | 'spend'> & { device: string },
) {
  const now = gateway.clock();
  const attempted = attempt === undefined ? undefined : { key: attempt, of: id };
  const opening = { memberId: id, device, since: now, attempt: attempted };
  const opened = (await spendOrReopen()) ?? (await openSession(gateway, trx, opening));
  const first = await trx
    .updateTable('members')
    .set({ first_login_at: now })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .executeTakeFirst();
  const wasFirst = opened.again && first_login_at === opened.since;
  const isFirst = wasFirst || first.numUpdatedRows === 1n || (await hasFirstPassword(trx, id));
  return { opened, firstTimeLogin: isFirst };

  async function spendOrReopen() {
    try {
      await spend?.(trx);
      return undefined;
    } catch (refusal) {
      const again = attempted && (await reopenSession(gateway, trx, attempted));
      if (again) return again;
      throw refusal;
    }
  }
}

/** Until the member has changed a password that an agent chose, every login counts as the first. */
async function hasFirstPassword(trx: Transaction<Tables>, memberId: string): Promise<boolean> {
  const first = trx.selectFrom('first_passwords').select('expires_at').where('member_id', '=', memberId);
  return (await first.executeTakeFirst()) !== undefined;
}
