import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { GameInfo } from '#src/contract/lobby/game-info.schema.ts';
import { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';

const Texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Languages = v.pipe(v.string(), v.parseJson(), v.array(Language));

/** Information on a game of the lobby; refused with game_not_found if there is none. */
export async function readGameInfo({ db }: Pick<Gateway, 'db'>, nodeId: string, language: Language): Promise<GameInfo> {
  const game = await db
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
    .select([
      'games.node_id',
      'games.name_pt',
      'games.name_en',
      'games.min_bet_minor',
      'games.vassalage',
      'vendors.name',
    ])
    .where('games.node_id', '=', nodeId)
    .where('games.active', '=', 1)
    .executeTakeFirst();
  if (!game) throw new Refusal('game_not_found');
  const told = await db.selectFrom('told_games').selectAll().where('vassalage', '=', game.vassalage).executeTakeFirst();
  return {
    nodeId: game.node_id,
    displayName: language === 'en' ? game.name_en : game.name_pt,
    vendorName: game.name,
    minBet: fromMinor(game.min_bet_minor),
    told: told
      ? {
          returnPercent: told.return_percent,
          volatility: told.volatility,
          maxBet: fromMinor(told.max_bet_minor),
          languages: v.parse(Languages, told.languages),
          rules: v.parse(Texts, language === 'en' ? told.rules_en : told.rules_pt),
        }
      : null,
  };
}
