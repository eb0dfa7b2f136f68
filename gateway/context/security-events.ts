import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Logger } from '../process/logger.ts';
import { newId } from '../process/new-id.ts';
import { shortened } from './network.ts';

/**
 * What is noted; the names are stable, in the log as `event` and in the table as `kind`. `login_failed`: a wrong password, an
 * unknown or a locked account. `login_blocked`: an account takes no password from a network for a while. `address_limited`: an
 * address has used up its logins. `renewal_copied`: a used renewal token came back. `passkey_copied`: the counter of a
 * passkey went back. `passkey_added`, `passkey_removed`, `second_factor_changed`, `recovery_codes_made`, `recovery_code_used`:
 * how a member signs in. `key_changed`: the gateway started with another key. `operator_command`: a command that writes.
 * `recovery_failed`: a wrong answer or code for a lost password. `recovery_blocked`: an account takes none for a while, from a network or from
 * everywhere. `recovery_begun`, `recovery_cancelled`: a new password by the security question, which waits for a day.
 * `own_password_blocked`: a member's sessions have typed too many wrong passwords to prove themselves. `payment_password_failed`: a wrong payment
 * password, or a wrong code for a lost one.
 * `identity_linked`, `identity_unlinked`: an account elsewhere, which `detail` names. `password_changed`, `password_recovered`, `security_question_set`, `payment_password_set`, `mobile_set`: by the member.
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
  'mobile_set',
] as const;
type SecurityKind = (typeof securityKinds)[number];

/** What strangers can bring about as often as they like, and what members do every day, says little, each. */
const common: ReadonlySet<SecurityKind> = new Set([
  'login_failed',
  'recovery_failed',
  'payment_password_failed',
  'operator_command',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'identity_linked',
  'identity_unlinked',
]);

type SecurityEvent = {
  readonly kind: SecurityKind;
  readonly memberId?: string | undefined;
  readonly madeBy?: string;
  /** Only its network is stored and logged. */
  readonly ip?: string;
  /** Never a password, a token, or a name that somebody typed. */
  readonly detail?: string;
};
type Place = { readonly db: Kysely<Tables>; readonly clock: () => number; readonly logger: Logger };

/** Writes an event to the log and the table and answers its id. What it is about goes on, also when the table cannot be written. */
export async function recordSecurityEvent({ db, clock, logger }: Place, event: SecurityEvent): Promise<string> {
  const { kind, memberId, madeBy = '', ip = '', detail = '' } = event;
  const network = shortened(ip);
  const at = clock();
  logger[common.has(kind) ? 'info' : 'warn']({ event: kind, memberId, madeBy, network, detail }, 'security event');
  const row = { id: newId(at), at, kind, member_id: memberId ?? null, made_by: madeBy, network, detail };
  try {
    await db.insertInto('security_events').values(row).execute();
  } catch (error) {
    logger.error({ err: error, event: kind }, 'a security event could not be stored');
  }
  return row.id;
}

/** Events are stored this long; milliseconds. */
const retention = 90 * 86_400_000;
/** Of failed logins the latest this many: guessing from everywhere must not fill the disk. */
const mostFailures = 100_000;

/** Removes events that are too old, and failed logins beyond what is worth storing. */
export async function sweepSecurityEvents({ db, clock }: Omit<Place, 'logger'>, most = mostFailures): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<=', clock() - retention)
    .execute();
  const first = await db
    .selectFrom('security_events')
    .select('at')
    .where('kind', '=', 'login_failed')
    .orderBy('at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  await db.deleteFrom('security_events').where('kind', '=', 'login_failed').where('at', '<=', first.at).execute();
}
