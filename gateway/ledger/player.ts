import { playCurrency } from '#src/contract/core/play-money.ts';
import { type Kysely, sql } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { isPlayPlayer, ledgerOf } from './play-money.ts';

/** Whose play an agent has stopped counts as locked. */
const frozen = (db: Kysely<Tables>) =>
  db
    .selectFrom('team_freezes')
    .select('team_freezes.agent_id')
    .where('team_freezes.member_id', '=', sql.ref<string>('members.id'));

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
    .select(['members.id', 'members.account', 'members.nickname'])
    .select((eb) =>
      eb
        .case()
        .when(eb.exists(frozen(db)))
        .then(eb.val<Tables['members']['status']>('locked'))
        .else(eb.ref('members.status'))
        .end()
        .as('status'),
    )
    .select(['merchants.currency', 'merchants.currency_symbol as currencySymbol'])
    .select((eb) => eb.fn.coalesce('accounts.balance_minor', eb.lit(0)).as('balanceMinor'))
    .where('members.id', '=', param('id')),
);

/** A visitor has no account: such a player has no name. */
const playPlayerRow = compiled((db, param: Params<{ id: string; currency: string }>) =>
  db
    .selectFrom('play_players')
    .leftJoin('members', 'members.id', 'play_players.member_id')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.member_id', '=', 'play_players.id').on('accounts.kind', '=', 'wallet'),
    )
    .select((eb) => [
      'play_players.id',
      eb.fn.coalesce('members.account', eb.val('')).as('account'),
      eb.fn.coalesce('members.nickname', eb.val('')).as('nickname'),
      eb.fn.coalesce('members.status', eb.val('open' as const)).as('status'),
      'accounts.currency',
      eb.val('').as('currencySymbol'),
      'accounts.balance_minor as balanceMinor',
    ])
    .where('play_players.id', '=', param('id'))
    .where('accounts.currency', '=', param('currency')),
);

/**
 * A player for the ledger and vendors, with the current balance: a member's in the merchant's currency, a player of play money's
 * in chips. Null if the id is unknown. A member without a wallet, such as a trial guest, has no money.
 */
export const readPlayer = async (db: Kysely<Tables>, playerId: string): Promise<Player | null> =>
  (isPlayPlayer(playerId)
    ? await playPlayerRow.first(ledgerOf(db, playerId), { id: playerId, currency: playCurrency })
    : await playerRow.first(db, { id: playerId })) ?? null;

export type Player = {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly status: Tables['members']['status'];
  readonly currency: string;
  readonly currencySymbol: string;
  readonly balanceMinor: number;
};
