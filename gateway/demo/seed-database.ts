import { sql, type Transaction } from 'kysely';
import type { KeySource } from '../context/stored-keys.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { hashPassword } from '../areas/identity/session/password.ts';
import { replayRounds } from '../areas/vendors/replay-rounds.ts';
import { areas } from '../areas.ts';
import { ACCOUNTS, ROUNDS } from './accounts.ts';
import { buildCatalogue } from './catalogue.ts';
import { merchants } from '../areas/site/site-seed.ts';
import { insertAccounts } from './insert-accounts.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertLiveModels } from './insert-live-models.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { SeedRows } from '../http/define-area.ts';
import { claimSeed, readSeed } from './seed-claim.ts';

/** Increases when the demonstration changes; a seeded database is not changed. */
const version = '1';
/** The merchant whose members play in the demonstration. */
const home = 'mare';

/** Parts of the demonstration that may be left out. */
type Parts = { readonly popups: boolean; readonly team: boolean };

/**
 * Fills an empty database with the demonstration: catalogue, contents, merchants, accounts with their passwords, opening
 * balances and the rounds of the last days. Does nothing on a database that has been filled before; all or nothing otherwise,
 * also when two processes start at once. Announcements pop up unless `popups` is false; an agent has a team where `team` is true.
 */
export async function seedDatabase(source: KeySource, parts: Partial<Parts> = {}): Promise<void> {
  const { db, clock } = source;
  if ((await readSeed(db)) !== undefined) return;
  const hashes = await hashPasswords(source);
  await transact(db, async (trx) => {
    if (await claimSeed(trx, version))
      await insertAll({ ...source, db: trx }, hashes, clock(), { popups: true, team: false, ...parts });
  });
  // Until it has counted the new rows, PostgreSQL plans for empty tables: a page of the team took longer than a statement may.
  if (isPostgres(db)) await sql`analyze`.execute(db);
}

type Seeding = KeySource & { readonly db: Transaction<Tables> };

async function insertAll(source: Seeding, hashes: ReadonlyMap<string, string>, now: number, parts: Parts) {
  const { db: trx } = source;
  const catalogue = buildCatalogue();
  const content = buildContent(now);
  const announcements = content.announcements?.filter(({ type }) => parts.popups || type !== 'PU') ?? [];
  const merchant = merchants.find(({ code }) => code === home);
  if (!merchant) throw new Error(`the demonstration has no merchant ${home}`);
  const vendors = new Map(catalogue.games.map((game) => [game.node_id, game.vassalage]));
  for (const [table, rows] of Object.entries({ ...content, announcements }))
    await insertRows(trx, table as keyof typeof content, rows as never);
  await insertCatalogue(trx, catalogue, now);
  await insertLiveModels(trx, catalogue);
  const members = await insertAccounts(source, ACCOUNTS, { merchant, hashes, vendors, now });
  await replayRounds(trx, ROUNDS, { name: 'seed', members, currency: merchant.currency, now });
  for (const { seedScene } of areas)
    await seedScene(trx, { members, currency: merchant.currency, now, secrets: source, team: parts.team });
}

async function hashPasswords(source: KeySource): Promise<ReadonlyMap<string, string>> {
  const able = ACCOUNTS.flatMap(({ account, password }) => (password === null ? [] : [{ account, password }]));
  return new Map(
    await Promise.all(
      able.map(async ({ account, password }) => [account, await hashPassword(source, password)] as const),
    ),
  );
}

/**
 * Everything on the demonstration site that isn't a game, a vendor or an account: the rows that the areas have for each table. `now` in
 * epoch ms.
 */
export function buildContent(now: number): SeedRows {
  const content: Record<string, unknown[]> = {};
  for (const [table, rows] of areas.flatMap(({ seed }) => Object.entries(seed(now))))
    content[table] = [...(content[table] ?? []), ...rows];
  // Each area names tables and gives their rows: the entries lose the type.
  return content as SeedRows;
}
