import type { Kysely } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';

const playerRow = compiled((db, param: Params<{ id: string }>) =>
  db
    .selectFrom('members')
    .innerJoin('merchants', 'merchants.code', 'members.merchant_code')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.member_id', '=', 'members.id')
        .onRef('accounts.currency', '=', 'merchants.currency')
        .on('accounts.kind', '=', 'wallet'),
    )
    .select([
      'members.id',
      'members.account',
      'members.nickname',
      'members.type',
      'members.status',
      'merchants.currency',
      'merchants.currency_symbol',
    ])
    .select(['accounts.id as wallet_id', 'accounts.balance_minor'])
    .where('members.id', '=', param('id')),
);

/** A member as money and vendors see one. A member without a wallet, such as a trial guest, has no money. */
export type Player = {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly locked: boolean;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly balanceMinor: number;
};

/** The member with the balance in the merchant's currency as it is now; null when there is none of that id. */
export async function readPlayer(db: Kysely<Tables>, memberId: string): Promise<Player | null> {
  const row = await playerRow.first(db, { id: memberId });
  if (!row) return null;
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    locked: row.status === 'locked',
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    balanceMinor: row.balance_minor ?? 0,
  };
}
