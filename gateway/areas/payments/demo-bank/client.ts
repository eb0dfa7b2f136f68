import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '#gateway/db/meta.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { deriveKey, type Secrets } from '#gateway/process/secrets.ts';

/** Where the demonstration's bank listens, as the gateway that started it has noted. */
const address = 'demo-bank';

/** Who the gateway is at the demonstration's bank, and the key of its webhooks. */
export const demoBankClient = (secrets: Secrets) => ({
  clientId: 'mare',
  clientSecret: deriveKey(secrets, 'demo-bank-client').toString('base64url'),
  webhookKey: deriveKey(secrets, 'demo-bank-webhook').toString('base64url'),
});

/** Notes where the demonstration's bank listens, for the operator's command line; null: there is none. */
export async function noteDemoBank(db: Kysely<Tables>, url: string | null): Promise<void> {
  if (url === null) await db.deleteFrom('meta').where('key', '=', address).execute();
  else await writeMeta(db, address, url);
}

/** Where it listens; undefined where there is none. */
export const findDemoBank = (db: Kysely<Tables>): Promise<string | undefined> => readMeta(db, address);
