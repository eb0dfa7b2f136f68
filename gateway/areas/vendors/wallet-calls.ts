import { fromMinor } from '#src/contract/core/amount.ts';
import { sessionNet, wallet } from '#src/contract/account/member.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { readSession } from './session-net.ts';
import { freshChips } from '#gateway/ledger/play-money.ts';
import { readChips } from './play-players.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';

/**
 * The member's balance, and the net of a play session, in the merchant's currency; never from a cache [S1-028]. A trial guest has
 * a demo balance instead: that of a new player until they have played.
 */
export function addWalletRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, wallet, async ({ member }) => {
    if (isTrialGuest(member.type)) {
      const chips = await readChips(gateway.db, { member_id: member.id }, gateway.clock());
      return { sumBalance: fromMinor(chips ?? freshChips), currency: playCurrency };
    }
    const player = await readPlayer(gateway.db, member.id);
    if (!player) throw new Refusal('session_ended');
    return { sumBalance: fromMinor(player.balanceMinor), currency: player.currency };
  });
  route(app, gateway, sessionNet, async ({ member, query }) => {
    const { db, clock } = gateway;
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const { currency } = player;
    const session = await readSession(db, { memberId: member.id, currency, since: query.since }, clock());
    const { net, won, balance } = session;
    return { net: fromMinor(net), won: fromMinor(won), balance: fromMinor(balance), currency };
  });
}
