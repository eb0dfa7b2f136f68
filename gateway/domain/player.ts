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
    .select(['members.id', 'members.account', 'members.nickname', 'members.type', 'members.status'])
    .select(['merchants.currency', 'merchants.currency_symbol as currencySymbol'])
    .select((eb) => eb.fn.coalesce('accounts.balance_minor', eb.lit(0)).as('balanceMinor'))
    .where('members.id', '=', param('id')),
);

/**
 * A member as money and vendors see one, with the balance in the merchant's currency as it is now; null when there is none of
 * that id. A member without a wallet, such as a trial guest, has no money.
 */
export const readPlayer = async (db: Kysely<Tables>, memberId: string) =>
  (await playerRow.first(db, { id: memberId })) ?? null;

export type Player = NonNullable<Awaited<ReturnType<typeof readPlayer>>>;
