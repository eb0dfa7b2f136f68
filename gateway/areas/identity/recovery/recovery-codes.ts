import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { mailCodeLength, mailCodeLifetime } from '#src/contract/identity/recovery.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';

/**
 * Maximum number of an account's valid codes. A further request gets none and invalidates none: after a stranger's requests
 * the codes in the owner's mailbox still work.
 */
const mostCodes = 3;

type Keys = Secrets & Pick<Gateway, 'config'>;

/** `account` is folded (db/fold-text.ts) and need not exist. */
type Coded = { readonly account: string; readonly code: string };

/** Makes a code; null while as many as there may be are good. */
export async function issueRecoveryCode(
  gateway: Gateway,
  trx: Transaction<Tables>,
  account: string,
): Promise<string | null> {
  const now = gateway.clock();
  const { count } = await trx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_key', 'in', accountKeys(gateway, account))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostCodes) return null;
  const code = String(randomInt(10 ** mailCodeLength)).padStart(mailCodeLength, '0');
  await trx
    .insertInto('recovery_codes')
    .values({
      id: randomUUID(),
      account_key: keyed(gateway, gateway.config.merchant, account),
      code_hash: keyed(gateway, gateway.config.merchant, account, code),
      expires_at: now + mailCodeLifetime,
    })
    .execute();
  return code;
}

/** Whether a code is valid, without consuming it. */
export async function isRecoveryCode(gateway: Gateway, coded: Coded): Promise<boolean> {
  const row = await gateway.db
    .selectFrom('recovery_codes')
    .select('id')
    .where('account_key', 'in', accountKeys(gateway, coded.account))
    .where('code_hash', 'in', codeHashes(gateway, coded))
    .where('expires_at', '>', gateway.clock())
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up, and with it all of its account: of several tries at once one alone is true. */
export async function takeRecoveryCode(gateway: Gateway, trx: Transaction<Tables>, coded: Coded): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_codes')
    .where('code_hash', 'in', codeHashes(gateway, coded))
    .where('expires_at', '>', gateway.clock())
    .executeTakeFirst();
  if (taken.numDeletedRows !== 1n) return false;
  await forgetRecoveryCodes(gateway, trx, coded.account);
  return true;
}

/** Makes every code of an account worthless. */
async function forgetRecoveryCodes(gateway: Keys, db: Kysely<Tables>, account: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_key', 'in', accountKeys(gateway, account)).execute();
}

/** Removes codes that have expired. */
export async function sweepRecovery({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('recovery_codes').where('expires_at', '<=', clock()).execute();
}

/** Keyed: eight digits would be found from a plain hash at once, and people type passwords where the name belongs. */
const keyed = (secrets: Secrets, ...words: string[]): string =>
  createHmac('sha256', deriveKey(secrets, 'recovery-codes')).update(words.join('\n')).digest('base64url');

const accountKeys = (gateway: Keys, account: string): string[] =>
  everySecret(gateway).map((one) => keyed(one, gateway.config.merchant, account));

const codeHashes = (gateway: Keys, { account, code }: Coded): string[] =>
  everySecret(gateway).map((one) => keyed(one, gateway.config.merchant, account, code));
