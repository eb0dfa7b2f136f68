import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { VendorWallet, Wallets, WalletTransfer } from '#src/contract/wallets/wallets.schema.ts';
import { walletPageSize, type walletPlaces } from '#src/contract/wallets/wallets.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { isLimited } from './play-limits.ts';
import { readFollows } from './settings.ts';

type Row = Tables['wallet_transfers'];

/** Where the money of a transfer is: what comes home is at the vendor until the vendor is asked for it. */
export function placeOf({ direction, state }: Pick<Row, 'direction' | 'state'>): (typeof walletPlaces)[number] {
  const [from, to] = direction === 'out' ? (['main', 'vendor'] as const) : (['vendor', 'main'] as const);
  if (state === 'confirmed') return to;
  if (state === 'refused') return from;
  return direction === 'home' && (state === 'asked' || state === 'waiting') ? from : 'moving';
}

const rowsOf = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('wallet_transfers')
    .innerJoin('vendors', 'vendors.vassalage', 'wallet_transfers.vendor')
    .selectAll('wallet_transfers')
    .select('vendors.name')
    .where('member_id', '=', memberId);

/** `limited`: a limit on stakes or losses brings the money home, and it cannot be left there. */
const toTransfer = (row: Row & { readonly name: string }, limited: boolean): WalletTransfer => ({
  id: row.id,
  vendor: row.vendor,
  name: row.name,
  direction: row.direction,
  amount: fromMinor(row.amount_minor),
  state: row.state,
  place: placeOf(row),
  cause: row.cause,
  reason: row.reason,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  cancellable: row.state === 'waiting' && !limited,
});

/** A member's transfer; refused with not_found if they have none of this id. */
export async function findTransfer({ db, clock }: Gateway, memberId: string, id: string): Promise<WalletTransfer> {
  const row = await rowsOf(db, memberId).where('wallet_transfers.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return toTransfer(row, await isLimitedIn({ db, clock }, memberId, [row]));
}

/** Whether the member limits stakes or losses in the currency of their transfers. */
const isLimitedIn = async ({ db, clock }: Pick<Gateway, 'db' | 'clock'>, memberId: string, [first]: readonly Row[]) =>
  first !== undefined && isLimited(db, { memberId, currency: first.currency }, clock());

/** Some of a member's transfers, by their ids. */
export async function findTransfers(gateway: Gateway, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await rowsOf(gateway.db, memberId).where('wallet_transfers.id', 'in', ids).execute();
  const limited = await isLimitedIn(gateway, memberId, rows);
  return rows.map((row) => toTransfer(row, limited));
}

/** A page of a member's transfers, the last first. */
export async function listTransfers(gateway: Gateway, memberId: string, pageNo: number) {
  const { db } = gateway;
  const { n } = await db
    .selectFrom('wallet_transfers')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(db, memberId)
    .orderBy('wallet_transfers.created_at', 'desc')
    .orderBy('wallet_transfers.id', 'desc')
    .limit(walletPageSize)
    .offset((pageNo - 1) * walletPageSize)
    .execute();
  const totalCount = Number(n);
  const limited = await isLimitedIn(gateway, memberId, rows);
  return {
    list: rows.map((row) => toTransfer(row, limited)),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / walletPageSize),
    totalCount,
  };
}

/** All money of a member, and the parts of it; those without money are left out. */
export async function readTotal(db: Kysely<Tables>, memberId: string) {
  const player = await readPlayer(db, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency, balanceMinor: main } = player;
  const rows = await db
    .selectFrom('vendor_wallets')
    .select(['vendor', 'balance_minor as balance', 'moving_minor as moving'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where((eb) => eb.or([eb('balance_minor', '>', 0), eb('moving_minor', '>', 0)]))
    .orderBy('vendor')
    .execute();
  const wallets = rows.map(({ vendor, balance, moving }) => ({
    ...{ vendor, balance: fromMinor(balance), moving: fromMinor(moving) },
  }));
  const total = main + sumOf(rows, 'balance') + sumOf(rows, 'moving');
  return { sumBalance: fromMinor(total), currency, main: fromMinor(main), wallets };
}

/** All wallets of a member: the main one, and one at each vendor of the transfer kind, those with money first. */
export async function readWallets(gateway: Gateway, memberId: string): Promise<Wallets> {
  const { db, clock } = gateway;
  const player = await readPlayer(db, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  const open = await rowsOf(db, memberId).where('ended_at', 'is', null).execute();
  const rows = await db
    .selectFrom('vendors')
    .leftJoin('vendor_wallets', (join) =>
      join
        .onRef('vendor_wallets.vendor', '=', 'vendors.vassalage')
        .on('vendor_wallets.member_id', '=', memberId)
        .on('vendor_wallets.currency', '=', currency),
    )
    .select(['vassalage', 'name', 'icon_url', 'open', 'wallet_url', 'round_open', 'seen_at', 'failed_at'])
    .select((eb) => [
      eb.fn.coalesce('balance_minor', eb.lit(0)).as('balance'),
      eb.fn.coalesce('moving_minor', eb.lit(0)).as('moving'),
    ])
    .where((eb) => eb.or([eb('wallet_url', '!=', ''), eb('vendor_wallets.vendor', 'is not', null)]))
    .orderBy('sort_order')
    .execute();
  const limited = await isLimited(db, { memberId, currency }, clock());
  const list = rows.map((row): VendorWallet & { readonly minor: number } => {
    const transfer = open.find(({ vendor }) => vendor === row.vassalage);
    return {
      ...{ vendor: row.vassalage, name: row.name, iconUrl: row.icon_url, minor: row.balance + row.moving },
      ...{ balance: fromMinor(row.balance), moving: fromMinor(row.moving), roundOpen: row.round_open === 1 },
      ...{ open: row.open === 1 && row.wallet_url !== '', seenAt: row.seen_at },
      ...{ silent: row.failed_at !== null, transfer: transfer ? toTransfer(transfer, limited) : null },
    };
  });
  const [away, moving] = [sumOf(rows, 'balance'), sumOf(rows, 'moving')];
  return {
    total: fromMinor(player.balanceMinor + away + moving),
    main: fromMinor(player.balanceMinor),
    away: fromMinor(away),
    moving: fromMinor(moving),
    currency,
    follows: await readFollows(db, memberId),
    limited,
    wallets: list
      .toSorted((a, b) => Number(b.minor > 0) - Number(a.minor > 0))
      .map(({ minor: _minor, ...wallet }) => wallet),
  };
}

const sumOf = (rows: readonly { balance: number; moving: number }[], key: 'balance' | 'moving') =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0);
