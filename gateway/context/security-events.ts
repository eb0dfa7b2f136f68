import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Logger } from '../process/logger.ts';
import { newId } from '../process/new-id.ts';
import { shortened } from '../process/network-of.ts';
import { appendEvent, cutChain } from './security-chain.ts';

/**
 * Kinds of events; the names are stable, in the log as `event` and in the table as `kind`. `login_failed`: a wrong password, an
 * unknown or a locked account. `login_blocked`: an account's logins from a network are blocked for a while. `address_limited`: an
 * address has used up its logins. `renewal_copied`: a renewal token was used twice. `passkey_copied`: the counter of a
 * passkey went back. `passkey_added`, `passkey_removed`, `second_factor_changed`, `authenticator_added`, `authenticator_removed`, `recovery_codes_made`, `recovery_code_used`:
 * how a member signs in. `second_step_blocked`: too many wrong proofs after a right password. `key_changed`: the gateway started with another key. `operator_command`: a command that writes.
 * `recovery_failed`: a wrong answer or code for a lost password. `recovery_blocked`: an account's recovery is blocked for a while, from a network or from
 * everywhere. `recovery_begun`, `recovery_cancelled`: a new password by the security question, which waits for a day.
 * `own_password_blocked`: a member's sessions have typed too many wrong passwords to prove themselves. `payment_password_failed`: a wrong payment
 * password, or a wrong code for a lost one.
 * `identity_linked`, `identity_unlinked`: a social account, named in `detail`. `password_changed`, `password_recovered`, `security_question_set`, `payment_password_set`, `mobile_set`, `payee_added`: by the member. `account_opened`: by an agent, whose name is in `madeBy`.
 * `team_member_frozen`, `team_member_unfrozen`: by an agent above the member.
 */
export const securityKinds = [
  'login_failed',
  'login_blocked',
  'address_limited',
  'renewal_copied',
  'passkey_copied',
  'passkey_added',
  'passkey_removed',
  'second_factor_changed',
  'authenticator_added',
  'authenticator_removed',
  'second_step_blocked',
  'recovery_codes_made',
  'recovery_code_used',
  'key_changed',
  'operator_command',
  'identity_linked',
  'identity_unlinked',
  'password_changed',
  'password_recovered',
  'recovery_failed',
  'recovery_blocked',
  'recovery_begun',
  'recovery_cancelled',
  'own_password_blocked',
  'payment_password_failed',
  'security_question_set',
  'payment_password_set',
  'payee_added',
  'mobile_set',
  'account_opened',
  'team_member_frozen',
  'team_member_unfrozen',
] as const;
type SecurityKind = (typeof securityKinds)[number];

/** Events that strangers can cause without limit, and everyday events of members: each is of little weight. */
const common: ReadonlySet<SecurityKind> = new Set([
  'login_failed',
  'recovery_failed',
  'payment_password_failed',
  'operator_command',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
  'recovery_codes_made',
  'identity_linked',
  'identity_unlinked',
  'account_opened',
]);

/** Events caused by strangers: a chain of its own, whose beginning is swept when it grows too long. */
const byStrangers: ReadonlySet<SecurityKind> = new Set([
  'login_failed',
  'login_blocked',
  'address_limited',
  'recovery_failed',
  'recovery_blocked',
]);
const chains = { strangers: 'strangers', others: 'others' } as const;

type SecurityEvent = {
  readonly kind: SecurityKind;
  readonly memberId?: string | undefined;
  readonly madeBy?: string;
  /** The system user and the login of the operator who gave the name `madeBy`. */
  readonly madeAs?: string;
  /** The id of the event whose end this is. */
  readonly ends?: string;
  /** Only its network is stored and logged. */
  readonly ip?: string;
  /** Never a password, a token, or a name that was typed. */
  readonly detail?: string;
};
type Place = { readonly db: Kysely<Tables>; readonly clock: () => number; readonly logger: Logger };

/**
 * Writes an event to the log and to the table, at the end of its chain (security-chain.ts), and returns its id. Does not throw
 * when the table cannot be written, so that the call itself continues.
 */
export async function recordSecurityEvent({ db, clock, logger }: Place, event: SecurityEvent): Promise<string> {
  const { kind, memberId, madeBy = '', madeAs = '', ip = '', detail = '', ends = '' } = event;
  const network = shortened(ip);
  const at = clock();
  const line = { event: kind, memberId, madeBy, ...(madeAs && { madeAs }), network, detail };
  logger[common.has(kind) ? 'info' : 'warn'](line, 'security event');
  const who = { member_id: memberId ?? null, made_by: madeBy, made_as: madeAs };
  const chain = byStrangers.has(kind) ? chains.strangers : chains.others;
  const row = { id: newId(at), at, kind, ...who, network, detail, ends, chain };
  try {
    await appendEvent(db, row);
  } catch (error) {
    logger.error({ err: error, event: kind }, 'a security event could not be stored');
  }
  return row.id;
}

/** Events are stored this long; milliseconds. */
const retention = 90 * 86_400_000;
/** Maximum number of stored events caused by strangers: distributed guessing must not fill the disk. */
const mostOfStrangers = 100_000;

/** Removes old events, and those of unknown accounts beyond `most`. The last one of each chain stays. */
export async function sweepSecurityEvents({ db, clock }: Omit<Place, 'logger'>, most = mostOfStrangers): Promise<void> {
  const lasts = await db
    .selectFrom('security_events')
    .select((eb) => ['chain', eb.fn.max('seq').as('last')])
    .groupBy('chain')
    .execute();
  for (const { chain, last } of lasts) {
    const old = await db
      .selectFrom('security_events')
      .select('seq')
      .where('chain', '=', chain)
      .where('at', '<=', clock() - retention)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const beyond = chain === chains.strangers ? Number(last) - most : 0;
    const upTo = Math.max(old?.seq ?? 0, beyond);
    if (upTo > 0) await cutChain(db, chain, upTo);
  }
}
