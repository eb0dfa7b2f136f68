import type { Kysely } from 'kysely';
import { keyFingerprints, readFingerprint } from '../context/key-fingerprints.ts';
import type { Tables } from '../db/tables.ts';
import { rewrapVendorKeys } from '../areas/vendors/vendor-keys.ts';
import type { Config } from '../process/config.ts';
import { rewrapRains } from '../areas/agents/envelopes/seal.ts';
import { rewrapLevels } from '../areas/jackpots/rewrap-levels.ts';
import { rewrapSeeds } from '../areas/lottery/seeds.ts';
import { everySecret, markOf, type Secrets } from '../process/secrets.ts';
import { headSiteKey } from '../areas/operations/commitments/head-key.ts';
import { pushSiteKey } from '../areas/notify/push/vapid.ts';
import { rewrapPayees } from '../areas/payments/payees/payee-secrets.ts';
import { rewrapTaxIds } from '../context/tax-ids.ts';
import { rewrapKey } from '../context/site-key.ts';
import { rewrapStoredKeys } from '../context/stored-keys.ts';

type Source = Secrets & { readonly db: Kysely<Tables>; readonly config: Config };

/** `unreadable`: how many keys of vendors no secret opens; `lostLevels`: of how many jackpots, which have another level now. */
type Kept = { readonly pushKey: string | undefined; readonly unreadable: number; readonly lostLevels: number };

/**
 * Re-encrypts under the present master secret what must outlive the previous one: stored keys, keys of vendors, push messages and log heads, seeds of draws, amounts of rains and levels of
 * jackpots; jackpots without a level get one. Keys that still derive from a
 * master secret derive from the one that the gateway last started with.
 */
export async function rewrapKeys({ db, config, masterSecret, alsoSecret }: Source): Promise<Kept> {
  const secrets = { masterSecret, alsoSecret };
  const last = await readFingerprint(db, keyFingerprints.masterSecret);
  const before = everySecret(secrets).find((one) => markOf(one) === last) ?? secrets;
  await rewrapStoredKeys(db, secrets);
  const unreadable = await rewrapVendorKeys(db, secrets, before);
  await rewrapSeeds(db, secrets);
  await rewrapRains(db, secrets);
  await rewrapTaxIds(db, secrets);
  await rewrapPayees(db, secrets);
  const lostLevels = await rewrapLevels(db, secrets, Date.now());
  const pushKey = config.vapidPrivateKey ?? (await rewrapKey(db, secrets, before, pushSiteKey));
  await rewrapKey(db, secrets, before, headSiteKey);
  return { pushKey, unreadable, lostLevels };
}
