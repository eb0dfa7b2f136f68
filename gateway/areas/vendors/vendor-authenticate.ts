import { fromMinor } from '#src/contract/core/amount.ts';
import { readPrizeMode } from '#src/contract/core/game-type.ts';
import type { VendorPlayer } from '#src/contract/vendors/vendor.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readProfile } from '../site/profile-access.ts';
import { maskAccount } from '../site/mask-account.ts';
import { issuePlayerToken, takeLaunchCode } from './play-access.ts';
import { readPlayer } from '#gateway/ledger/player.ts';

/**
 * Changes a launch code into a player token and says who plays which game: a member for money, a trial guest or a visitor with
 * play money (`demo`), in the ledger that the code was issued in [S1-010]. Refuses with handover_invalid (unknown, used or expired code), no_permission (a locked member), vendor_closed
 * and game_unavailable; a refused code is used up nonetheless.
 */
export async function authenticatePlayer(gateway: Gateway, vassalage: string, code: string): Promise<VendorPlayer> {
  const now = gateway.clock();
  const profile = await readProfile(gateway);
  const forMoney = await takeLaunchCode(gateway.db, code, vassalage, now);
  const taken = forMoney ?? (await takeLaunchCode(inPlayMoney(gateway.db), code, vassalage, now));
  if (!taken) throw new Refusal('handover_invalid');
  const demo = !forMoney;
  return transact(demo ? inPlayMoney(gateway.db) : gateway.db, async (trx) => {
    const player = await readPlayer(trx, taken.member_id);
    if (!player || player.status === 'locked') throw new Refusal('no_permission');
    const game = await findOpenGame(trx, taken.node_id);
    if (demo && !game.freeplay) throw new Refusal('game_unavailable');
    const playerToken = await issuePlayerToken(
      trx,
      { memberId: player.id, sessionId: taken.session_id, vassalage, demo },
      now,
    );
    const language: Language = taken.language === 'en' ? 'en' : 'pt';
    const prizeMode = readPrizeMode(taken.prize_mode) ?? readPrizeMode(game.lotto_mode);
    return {
      playerToken,
      playerId: player.id,
      playerName: player.nickname || maskAccount(player.account),
      currency: player.currency,
      currencySymbol: player.currencySymbol,
      balance: fromMinor(player.balanceMinor),
      language,
      game: {
        nodeId: game.node_id,
        gameId: game.game_id,
        gameCode: game.game_code,
        gameName: language === 'en' ? game.name_en : game.name_pt,
        gameType: game.game_type,
        vassalage,
        iconUrl: game.icon_url,
        freeplay: game.freeplay === 1,
      },
      demo,
      ...(!demo && game.wallet_url !== '' && { ownWallet: true }),
      minBet: fromMinor(game.min_bet_minor),
      rules: {
        turbo: rule(profile, 'turbo'),
        autoplay: rule(profile, 'autoplay'),
        roundMs: rule(profile, 'roundMs'),
      },
      ...(prizeMode && { prizeMode }),
    };
  });
}

async function findOpenGame(trx: Transaction<Tables>, nodeId: string) {
  const game = await trx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
    .select([
      'games.node_id',
      'games.game_id',
      'games.game_code',
      'games.name_pt',
      'games.name_en',
      'games.game_type',
      'games.icon_url',
    ])
    .select(['games.lotto_mode', 'games.freeplay', 'games.min_bet_minor', 'games.active', 'vendors.open'])
    .select('vendors.wallet_url')
    .where('games.node_id', '=', nodeId)
    .executeTakeFirst();
  if (!game?.active) throw new Refusal('game_unavailable');
  if (!game.open) throw new Refusal('vendor_closed');
  return game;
}
