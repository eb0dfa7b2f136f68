import { kindsOf } from '#src/contract/records/records.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { maskAccount } from '../site/mask-account.ts';

type Booked = { readonly id: string; readonly kind: string; readonly ref: string };
type Named = { readonly key: string; readonly pt: string; readonly en: string };

/**
 * Subjects of journals, by their id, in a language: the game, the promotion, the jackpot, the mall's product, the payee of a withdrawal, the provider of a
 * transfer between wallets, the masked invited member of a commission. For others, such as an operator's credit, the cause is the operator's remark and is not shown.
 */
export async function nameSubjects(
  db: Kysely<Tables>,
  journals: readonly Booked[],
  language: Language,
): Promise<Map<string, string>> {
  const refsOf = (...kinds: readonly string[]) =>
    journals.flatMap(({ kind, ref }) => (kinds.includes(kind) ? [ref] : []));
  const [games, promotions, jackpots, goods, payees, providers, invited] = await Promise.all([
    gamesOf(db, refsOf(...kindsOf.games)),
    promotionsOf(db, refsOf('promotion')),
    jackpotsOf(db, refsOf('jackpot')),
    goodsOf(db, refsOf('mall')),
    payeesOf(db, refsOf('hold', 'release')),
    providersOf(db, refsOf('wallet-out', 'wallet-home', 'wallet-back')),
    invitedOf(db, refsOf('commission')),
  ]);
  const names = new Map<string, Named>();
  for (const one of [...games, ...promotions, ...jackpots, ...goods, ...payees, ...providers, ...invited])
    names.set(one.key, one);
  return new Map(
    journals.flatMap(({ id, ref }) => {
      const named = names.get(ref);
      return named ? [[id, language === 'en' ? named.en || named.pt : named.pt || named.en] as const] : [];
    }),
  );
}

/** The games of vendors' transactions; a cause is `vendor:transaction`, of what was rolled back that of the bet. */
async function gamesOf(db: Kysely<Tables>, refs: readonly string[]): Promise<Named[]> {
  if (refs.length === 0) return [];
  const parts = refs.map((ref) => {
    const colon = ref.indexOf(':');
    return { vendor: ref.slice(0, colon), transaction: ref.slice(colon + 1) };
  });
  const rows = await db
    .selectFrom('vendor_transactions as moves')
    .innerJoin('rounds', (join) =>
      join
        .onRef('rounds.vendor', '=', 'moves.vendor')
        .onRef('rounds.member_id', '=', 'moves.member_id')
        .onRef('rounds.round_id', '=', 'moves.round_id'),
    )
    .innerJoin('games', 'games.node_id', 'rounds.node_id')
    .select(['moves.vendor', 'moves.transaction_id', 'games.name_pt as pt', 'games.name_en as en'])
    .where('moves.vendor', 'in', [...new Set(parts.map(({ vendor }) => vendor))])
    .where(
      'moves.transaction_id',
      'in',
      parts.map(({ transaction }) => transaction),
    )
    .execute();
  return rows.map(({ vendor, transaction_id: transaction, pt, en }) => ({ key: `${vendor}:${transaction}`, pt, en }));
}

async function promotionsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('promotion_rewards')
    .innerJoin('promotions', 'promotions.id', 'promotion_rewards.promotion_id')
    .select(['promotion_rewards.id as key', 'promotions.title_pt as pt', 'promotions.title_en as en'])
    .where('promotion_rewards.id', 'in', ids)
    .execute();
}

async function jackpotsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('jackpot_drops')
    .innerJoin('jackpots', 'jackpots.id', 'jackpot_drops.jackpot_id')
    .select(['jackpot_drops.run_id as key', 'jackpots.name_pt as pt', 'jackpots.name_en as en'])
    .where('jackpot_drops.run_id', 'in', ids)
    .execute();
}

async function goodsOf(db: Kysely<Tables>, orders: readonly string[]): Promise<Named[]> {
  if (orders.length === 0) return [];
  return db
    .selectFrom('mall_orders')
    .innerJoin('mall_goods', 'mall_goods.id', 'mall_orders.good_id')
    .select(['mall_orders.id as key', 'mall_goods.name_pt as pt', 'mall_goods.name_en as en'])
    .where('mall_orders.id', 'in', orders)
    .execute();
}

/** The vendor that money was taken to or brought from. */
async function providersOf(db: Kysely<Tables>, transfers: readonly string[]): Promise<Named[]> {
  if (transfers.length === 0) return [];
  const rows = await db
    .selectFrom('wallet_transfers')
    .innerJoin('vendors', 'vendors.vassalage', 'wallet_transfers.vendor')
    .select(['wallet_transfers.id as key', 'vendors.name'])
    .where('wallet_transfers.id', 'in', transfers)
    .execute();
  return rows.map(({ key, name }) => ({ key, pt: name, en: name }));
}

/** The masked key or account of a withdrawal that was held or returned. */
async function payeesOf(db: Kysely<Tables>, holds: readonly string[]): Promise<Named[]> {
  if (holds.length === 0) return [];
  const rows = await db
    .selectFrom('holds')
    .innerJoin('withdrawals', 'withdrawals.id', 'holds.ref')
    .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
    .select(['holds.id as key', 'payees.masked'])
    .where('holds.id', 'in', holds)
    .execute();
  return rows.map(({ key, masked }) => ({ key, pt: masked, en: masked }));
}

async function invitedOf(db: Kysely<Tables>, commissions: readonly string[]): Promise<Named[]> {
  if (commissions.length === 0) return [];
  const rows = await db
    .selectFrom('commissions')
    .innerJoin('members', 'members.id', 'commissions.invited_id')
    .select(['commissions.id as key', 'members.account'])
    .where('commissions.id', 'in', commissions)
    .execute();
  return rows.map(({ key, account }) => ({ key, pt: maskAccount(account), en: maskAccount(account) }));
}
