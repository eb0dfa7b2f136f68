import type { Kysely } from 'kysely';
import { keyMarks, readMark } from '../context/key-marks.ts';
import type { Tables } from '../db/tables.ts';
import { keepVendorKeys } from '../areas/vendors/vendor-keys.ts';
import type { Config } from '../process/config.ts';
import { keepLevels } from '../areas/jackpots/runs.ts';
import { keepSeeds } from '../areas/lottery/seeds.ts';
import { everySecret, markOf, type Secrets } from '../process/secrets.ts';
import { keepPushKey } from '../areas/notify/push/vapid.ts';

type Source = Secrets & { readonly db: Kysely<Tables>; readonly config: Config };

/** `unreadable`: how many keys of vendors no secret opens; `lostLevels`: of how many jackpots, which have another level now. */
type Kept = { readonly pushKey: string | undefined; readonly unreadable: number; readonly lostLevels: number };

/**
 * Seals what must outlive a master secret, the keys of vendors and of push messages, the seeds of draws and the levels of jackpots, under the present one;
 * jackpots that have no level yet get one. What still derives from a
 * master secret derives from the one that the gateway last started with.
 */
export async function keepKeys({ db, config, masterSecret, alsoSecret }: Source): Promise<Kept> {
  const secrets = { masterSecret, alsoSecret };
  const last = await readMark(db, keyMarks.masterSecret);
  const before = everySecret(secrets).find((one) => markOf(one) === last) ?? secrets;
  const unreadable = await keepVendorKeys(db, secrets, before);
  await keepSeeds(db, secrets);
  const lostLevels = await keepLevels(db, secrets, Date.now());
  const pushKey = config.vapidPrivateKey ?? (await keepPushKey(db, secrets, before));
  return { pushKey, unreadable, lostLevels };
}
