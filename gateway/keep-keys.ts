import type { Kysely } from 'kysely';
import { keyMarks, readMark } from './context/key-marks.ts';
import type { Tables } from './db/tables.ts';
import { keepVendorKeys } from './domain/vendor-keys.ts';
import type { Config } from './process/config.ts';
import { keepSeeds } from './lottery/seeds.ts';
import { everySecret, markOf, type Secrets } from './process/secrets.ts';
import { keepPushKey } from './push/vapid.ts';

type Source = Secrets & { readonly db: Kysely<Tables>; readonly config: Config };

/** `unreadable`: how many keys of vendors no secret opens. */
type Kept = { readonly pushKey: string | undefined; readonly unreadable: number };

/**
 * Seals what must outlive a master secret, the keys of vendors and of push messages and the seeds of draws, under the present one. What still derives from a
 * master secret derives from the one that the gateway last started with.
 */
export async function keepKeys({ db, config, masterSecret, alsoSecret }: Source): Promise<Kept> {
  const secrets = { masterSecret, alsoSecret };
  const last = await readMark(db, keyMarks.masterSecret);
  const before = everySecret(secrets).find((one) => markOf(one) === last) ?? secrets;
  const unreadable = await keepVendorKeys(db, secrets, before);
  await keepSeeds(db, secrets);
  const pushKey = config.vapidPrivateKey ?? (await keepPushKey(db, secrets, before));
  return { pushKey, unreadable };
}
