import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Winner } from '#src/contract/vendors/winners.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import { maskAccount } from '../site/mask-account.ts';
import { readMerchant } from '../site/merchant.ts';

const minute = 60_000;
/** A win is on the board this long, in milliseconds. */
const boardAge = 30 * 86_400_000;

type WinsParams = { merchant: string; since: number; times: number; amount: number; limit: number };

/** Each member's latest win that is one for the board. What gives back the stake or less is none. */
const latestWins = compiled((db, param: Params<WinsParams>) =>
  db
    .selectFrom((wins) =>
      wins
        .selectFrom('rounds')
        .innerJoin('members', 'members.id', 'rounds.member_id')
        .innerJoin('games', 'games.node_id', 'rounds.node_id')
        .select(['rounds.id', 'rounds.ended_at', 'rounds.win_minor', 'rounds.stake_minor', 'members.account'])
        .select(['games.node_id', 'games.game_id', 'games.game_code', 'games.game_type', 'games.vassalage'])
        .select('games.freeplay')
        .select(['games.name_pt', 'games.name_en', 'games.icon_url'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('rounds.member_id').orderBy('rounds.ended_at', 'desc').orderBy('rounds.id', 'desc'),
            )
            .as('place'),
        )
        .whereRef('rounds.win_minor', '>', 'rounds.stake_minor')
        .where((eb) =>
          eb.or([
            eb('rounds.win_minor', '>=', param('amount')),
            eb('rounds.win_minor', '>=', eb('rounds.stake_minor', '*', param('times'))),
          ]),
        )
        .where('rounds.ended_at', '>=', param('since'))
        .where('games.active', '=', 1)
        .where('members.merchant_code', '=', param('merchant'))
        .as('wins'),
    )
    .selectAll()
    .where('place', '=', 1)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit')),
);

/** The latest wins above the merchant's floor, one of each member, newest first; names are masked [S1-253]. */
export async function listWinners(
  gateway: Pick<Gateway, 'db' | 'clock' | 'config'>,
  language: Language,
  limit: number,
): Promise<Winner[]> {
  const { db, clock, config } = gateway;
  const merchant = await readMerchant(gateway, config.merchant);
  if (!merchant) return [];
  const { times, amount } = merchant.settings.winners;
  const since = clock() - boardAge;
  const floor = { times, amount: toMinor(amount) };
  const rows = await latestWins.all(db, { merchant: merchant.code, since, ...floor, limit });
  return rows.map((row) => ({
    vo: {
      iconUrl: row.icon_url,
      gameName: language === 'en' ? row.name_en : row.name_pt,
      customerName: maskAccount(row.account),
      winAmount: fromMinor(row.win_minor),
      nodeId: row.node_id,
      gameId: row.game_id,
      gameCode: row.game_code,
      gameType: row.game_type,
      vassalage: row.vassalage,
      ...(row.freeplay === 1 && { freeplay: true }),
      ...(row.stake_minor > 0 && { times: Math.floor(row.win_minor / row.stake_minor) }),
      wonAt: row.ended_at === null ? undefined : row.ended_at - (row.ended_at % minute),
    },
  }));
}
