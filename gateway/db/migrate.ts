import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as initial from './migrations/001-initial.ts';
import * as demoVendor from './migrations/002-demo-vendor.ts';
import * as push from './migrations/004-push.ts';
import * as handover from './migrations/005-handover.ts';
import * as terms from './migrations/006-terms.ts';
import * as vipLevels from './migrations/007-vip-levels.ts';
import * as vendorKeys from './migrations/008-vendor-keys.ts';
import * as ledgerChain from './migrations/009-ledger-chain.ts';
import * as securityEvents from './migrations/010-security-events.ts';
import * as signInAttempts from './migrations/011-sign-in-attempts.ts';
import * as sealedKeys from './migrations/012-sealed-keys.ts';
import * as toldGames from './migrations/013-told-games.ts';
import * as memberProfiles from './migrations/014-member-profiles.ts';
import * as registration from './migrations/015-registration.ts';
import * as sms from './migrations/016-sms.ts';
import * as passwords from './migrations/017-passwords.ts';
import * as playMoney from './migrations/018-play-money.ts';
import * as accountDetails from './migrations/019-account-details.ts';
import * as passkeys from './migrations/020-passkeys.ts';
import * as contractRequests from './migrations/021-contract-requests.ts';
import * as externalIdentities from './migrations/021-external-identities.ts';
import * as promotions from './migrations/022-promotions.ts';
import * as messages from './migrations/024-messages.ts';
import * as chat from './migrations/025-chat.ts';
import * as lotteries from './migrations/026-lotteries.ts';
import * as liveModels from './migrations/027-live-models.ts';
import * as jackpots from './migrations/028-jackpots.ts';
import * as matches from './migrations/029-matches.ts';
import * as openRounds from './migrations/030-open-rounds.ts';
import * as records from './migrations/031-records.ts';
import * as mall from './migrations/032-mall.ts';
import * as housePayments from './migrations/033-house-payments.ts';
import * as outbox from './migrations/034-outbox.ts';
import * as fairness from './migrations/035-fairness.ts';
import * as recoveryWaits from './migrations/040-recovery-waits.ts';
import * as securityChain from './migrations/041-security-chain.ts';
import type { Tables } from './tables.ts';

/** Every migration in the order of its number, which no other has; a name that has been shipped never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-initial': initial,
  '002-demo-vendor': demoVendor,
  '004-push': push,
  '005-handover': handover,
  '006-terms': terms,
  '007-vip-levels': vipLevels,
  '008-vendor-keys': vendorKeys,
  '009-ledger-chain': ledgerChain,
  '010-security-events': securityEvents,
  '011-sign-in-attempts': signInAttempts,
  '012-sealed-keys': sealedKeys,
  '013-told-games': toldGames,
  '014-member-profiles': memberProfiles,
  '015-registration': registration,
  '016-sms': sms,
  '017-passwords': passwords,
  '018-play-money': playMoney,
  '019-account-details': accountDetails,
  '020-passkeys': passkeys,
  '021-contract-requests': contractRequests,
  '021-external-identities': externalIdentities,
  '022-promotions': promotions,
  '024-messages': messages,
  '025-chat': chat,
  '026-lotteries': lotteries,
  '027-live-models': liveModels,
  '028-jackpots': jackpots,
  '029-matches': matches,
  '030-open-rounds': openRounds,
  '031-records': records,
  '032-mall': mall,
  '033-house-payments': housePayments,
  '034-outbox': outbox,
  '035-fairness': fairness,
  '040-recovery-waits': recoveryWaits,
  '041-security-chain': securityChain,
};

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Brings the tables up to date; several processes may call it at once on PostgreSQL. Throws what failed. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, { cause: error });
}

/** Whether the tables are exactly those of this program. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
