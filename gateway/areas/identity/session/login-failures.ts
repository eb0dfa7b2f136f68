import { createHmac } from 'node:crypto';
import type { Gateway } from '#gateway/context/gateway.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';

/** The count of a name or address resets after this time without a failure; ms. */
const memory = 3_600_000;

/** The subjects that failures are counted for. Account names need not exist, so that they do not reveal which do. */
export type Counted = { readonly account: string } | { readonly address: string };
/** Tries are counted for an account and a network together. */
type Keyed = Counted | { readonly account: string; readonly site: string };

/** The number of recent failures of a name or address. */
export async function countFailures(gateway: Gateway, counted: Counted): Promise<number> {
  const rows = await gateway.db
    .selectFrom('login_failures')
    .select('failures')
    .where('account_key', 'in', failureKeys(gateway, counted))
    .where('last_failed_at', '>', gateway.clock() - memory)
    .execute();
  return rows.reduce((sum, { failures }) => sum + failures, 0);
}

/** Counts one more and returns the number. */
export async function addFailure(gateway: Gateway, counted: Counted): Promise<number> {
  const now = gateway.clock();
  const forgotten = now - memory;
  const row = await gateway.db
    .insertInto('login_failures')
    .values({ account_key: failureKey(gateway, counted), failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('account_key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('login_failures.last_failed_at', '>', forgotten)
          .then(eb('login_failures.failures', '+', 1))
          .else(1)
          .end(),
        last_failed_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

export async function forgetFailures(gateway: Gateway, counted: Counted): Promise<void> {
  await gateway.db.deleteFrom('login_failures').where('account_key', 'in', failureKeys(gateway, counted)).execute();
}

/** The keyed hash of a name or address in the database, because users type passwords into the name's field. */
export function failureKey(secret: Secrets, counted: Keyed): string {
  const text = textOf(counted);
  return createHmac('sha256', deriveKey(secret, 'login-failures')).update(text).digest('base64url');
}

const failureKeys = (gateway: Gateway, counted: Counted): string[] =>
  everySecret(gateway).map((secret) => failureKey(secret, counted));

/** A network has no space in it, so that no account name reads like another one and a network. */
function textOf(counted: Keyed): string {
  if ('address' in counted) return `address ${counted.address}`;
  return 'site' in counted ? `site ${counted.site} ${counted.account}` : `account ${counted.account}`;
}
