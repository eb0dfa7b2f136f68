import type { Gateway } from '../context/gateway.ts';
import type { Secrets } from '../process/secrets.ts';
import { ConfigError } from '../process/config.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { beginSite, emptySite } from './begin-site.ts';
import { readSeed } from './seed-claim.ts';
import { seedDatabase } from './seed-database.ts';

type Source = Pick<Gateway, 'db' | 'clock' | 'config'> & Secrets;

/**
 * Fills an empty database at its first start, with the demonstration or as an empty site, as configured. Returns whether
 * the demonstration is to be served. Throws ConfigError where it is not, but its accounts are open in this database.
 */
export async function fillDatabase(gateway: Source): Promise<boolean> {
  const { db, config } = gateway;
  if (config.demo) await seedDatabase(gateway, { popups: config.demoPopups, team: config.demoTeam });
  else await beginSite(gateway);
  const holdsDemo = (await readSeed(db)) !== emptySite;
  if (holdsDemo && !config.demo) await refuseOpenAccounts(gateway);
  return holdsDemo && config.demo;
}

/** A former demonstration may become a site once no published password signs in. */
async function refuseOpenAccounts({ db, config }: Source): Promise<void> {
  const names = DEMO_ACCOUNTS.map(({ account }) => account);
  const open = await db
    .selectFrom('members')
    .select('account')
    .where('merchant_code', '=', config.merchant)
    .where('account', 'in', names)
    .where('status', '=', 'open')
    .orderBy('account')
    .execute();
  if (open.length === 0) return;
  const list = open.map(({ account }) => account).join(', ');
  throw new ConfigError(
    `The database is a demonstration, whose passwords are published: serve another one, or lock its accounts by "npm run operator -- member lock" (${list}).`,
  );
}
