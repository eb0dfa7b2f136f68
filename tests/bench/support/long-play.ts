import { type Kysely, sql } from 'kysely';
import { sumAll } from '#gateway/db/migrations/051-play-figures.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openAccount, openWallet, vendorAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { addMember, openSession, type TestMember } from '#gateway/testing/test-members.ts';

const day = 86_400_000;
/** Rounds of the member, and the time in which they were played, evenly, by day and by night. */
export const longPlay = { rounds: 300_000, days: 90 } as const;
/** Rounds one after the other of one game: some twenty minutes. */
const inARow = 46;
const gamesPlayed = 40;

/** A number in nine digits of base 36, as ids begin (process/new-id.ts). */
const inBase36 = (number: ReturnType<typeof sql>) =>
  sql.join(
    Array.from(
      { length: 9 },
      (_, index) =>
        sql`substr('0123456789abcdefghijklmnopqrstuvwxyz', cast(${number} / ${sql.lit(36 ** (8 - index))} % 36 as integer) + 1, 1)`,
    ),
    sql` || `,
  );

/** Adds a member who has played `longPlay` until now, a member who has not played, and answers both with how long the migration's sums took, in ms. */
export async function addLongPlay(
  db: Kysely<Tables>,
): Promise<{ busy: TestMember; fresh: TestMember; summing: number }> {
  const now = Date.now();
  const [row, other] = [await addMember(db, 'long-play'), await addMember(db, 'no-play')];
  const wallet = await openWallet(db, row.id, 'BRL');
  await openWallet(db, other.id, 'BRL');
  await db.updateTable('accounts').set({ balance_minor: 100_000_000 }).where('id', '=', wallet).execute();
  await addRounds(db, row.id, wallet, now - longPlay.days * day);
  await joinPromotions(db, [row.id, other.id], now);
  const began = performance.now();
  for (const table of ['round_sums', 'wallet_sums', 'play_round_sums', 'play_wallet_sums'] as const)
    await db.deleteFrom(table).execute();
  await sumAll(db as unknown as Kysely<unknown>);
  const summing = performance.now() - began;
  await sql`analyze`.execute(db);
  return { busy: await openSession(db, row, now), fresh: await openSession(db, other, now), summing };
}

/** Each hundredth round is cancelled, the last three are open, and each third is won. */
async function addRounds(db: Kysely<Tables>, memberId: string, wallet: string, begun: number) {
  const games = await db
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
    .select(['games.node_id', 'games.vassalage'])
    .where('games.active', '=', 1)
    .orderBy('games.sort_order')
    .limit(gamesPlayed)
    .execute();
  for (const { vassalage } of games) await openAccount(db, vendorAccountId(vassalage, 'BRL'));
  const step = (longPlay.days * day) / longPlay.rounds;
  const at = sql`(cast(i as bigint) * cast(${sql.lit(step)} as bigint) + cast(${sql.lit(begun)} as bigint))`;
  const listed = games.map(({ node_id, vassalage }, index) => sql`(${sql.lit(index)}, ${node_id}, ${vassalage})`);
  const played = sql`with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${sql.lit(longPlay.rounds - 1)}),
    games(place, node_id, vendor) as (values ${sql.join(listed)}),
    played as (select i, ${at} as at, ${inBase36(at)} as id, node_id, vendor, 100 + i % 50 * 10 as stake,
      case when i % 3 = 0 then 250 else 0 end as win
      from numbers inner join games on place = i / ${sql.lit(inARow)} % ${sql.lit(games.length)})`;
  const cancelled = sql`i % 100 = 7`;
  await sql`insert into rounds ${played} select id || 'r' || i, vendor, 'long-' || i, ${memberId}, node_id, 'BRL',
    case when ${cancelled} then 'cancelled' when i >= ${sql.lit(longPlay.rounds - 3)} then 'open' else 'ended' end,
    case when ${cancelled} then 0 else 1 end, case when ${cancelled} then 0 else stake end,
    case when ${cancelled} then 0 else win end, at, case when i >= ${sql.lit(longPlay.rounds - 3)} then null else at + 4000 end
    from played`.execute(db);
  for (const [kind, sign, amount, some] of [
    ['bet', -1, sql`stake`, sql`1 = 1`],
    ['win', 1, sql`win`, sql`win > 0 and not (${cancelled})`],
  ] as const) {
    const id = sql`id || ${kind} || i`;
    const gained = sql`${sql.lit(sign)} * ${amount}`;
    await sql`insert into journals (id, kind, ref, created_at, chain, seq, hash, made_by) ${played}
      select ${id}, ${kind}, vendor || ':' || ${kind} || i, at, ${`bench ${kind}`}, i, '', '' from played where ${some}`.execute(
      db,
    );
    for (const [account, minor] of [
      [sql`${wallet}`, gained],
      [sql`'vendor:' || vendor || ':BRL'`, sql`-(${gained})`],
    ] as const)
      await sql`insert into postings (journal_id, account_id, amount_minor) ${played}
        select ${id}, ${account}, ${minor} from played where ${some}`.execute(db);
    await sql`insert into vendor_transactions ${played} select vendor, ${kind} || i, ${kind}, 'done', '', '{}', ${memberId},
      'long-' || i, ${amount}, at from played where ${some}`.execute(db);
  }
}

/** Three promotions whose goal is turnover, joined weeks ago; one is for a category. */
async function joinPromotions(db: Kysely<Tables>, members: readonly string[], now: number) {
  for (const [index, category] of ['', '', 'FISH'].entries()) {
    const id = `long-${index}`;
    const texts = {
      title_pt: id,
      title_en: id,
      summary_pt: '',
      summary_en: '',
      content_pt: '',
      content_en: '',
      art: '',
    };
    const starts_at = now - 85 * day + index * 1_234_567;
    await db
      .insertInto('promotions')
      .values({
        id,
        ...texts,
        goal: 'turnover',
        category,
        review: 0,
        active: 1,
        sort_order: 0,
        starts_at,
        ends_at: null,
      })
      .execute();
    await db
      .insertInto('promotion_stages')
      .values({ promotion_id: id, stage: 1, goal_minor: 1_000_000_000, reward_minor: 500, reward_points: 0 })
      .execute();
    for (const member_id of members)
      await db
        .insertInto('promotion_members')
        .values({ promotion_id: id, member_id, joined_at: starts_at + 1 })
        .execute();
  }
}
