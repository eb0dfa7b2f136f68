import { fromMinor } from '#src/contract/amount.ts';
import type { Winner } from '#src/contract/winners.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Gateway } from '../context/gateway.ts';
import { compiled, type Params } from '../db/compiled.ts';
import { maskAccount } from './mask-account.ts';

/** A win is on the board this long, in milliseconds. */
const boardAge = 30 * 86_400_000;

const latestWins = compiled((db, param: Params<{ merchant: string; since: number; limit: number }>) =>
  db
    .selectFrom('rounds')
    .innerJoin('members', 'members.id', 'rounds.member_id')
    .innerJoin('games', 'games.node_id', 'rounds.node_id')
    .select([
      'rounds.win_minor',
      'members.account',
      'games.node_id',
      'games.game_id',
      'games.game_type',
      'games.vassalage',
    ])
    .select(['games.name_pt', 'games.name_en', 'games.icon_url'])
    .where('rounds.win_minor', '>', 0)
    .where('rounds.ended_at', '>=', param('since'))
    .where('games.active', '=', 1)
    .where('members.merchant_code', '=', param('merchant'))
    .orderBy('rounds.ended_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(param('limit')),
);

/** The latest wins of rounds that have ended, newest first; names are masked [S1-253]. */
export async function listWinners(
  { db, clock, config }: Pick<Gateway, 'db' | 'clock' | 'config'>,
  language: Language,
  limit: number,
): Promise<Winner[]> {
  const rows = await latestWins.all(db, { merchant: config.merchant, since: clock() - boardAge, limit });
  return rows.map((row) => ({
    vo: {
      iconUrl: row.icon_url,
      gameName: language === 'en' ? row.name_en : row.name_pt,
      customerName: maskAccount(row.account),
      winAmount: fromMinor(row.win_minor),
      nodeId: row.node_id,
      gameId: row.game_id,
      gameType: row.game_type,
      vassalage: row.vassalage,
    },
  }));
}
