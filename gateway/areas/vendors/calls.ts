import { fromMinor } from '#src/contract/core/amount.ts';
import { sessionNet } from '#src/contract/account/member.ts';
import { rankList } from '#src/contract/vendors/winners.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readAway } from '#gateway/ledger/away.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { readSession } from './session-net.ts';
import { listWinners } from './winners.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';

/** The net of a play session, and the balance of all wallets, in the merchant's currency; never from a cache [S1-028]. */
export function addSessionRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, sessionNet, async ({ member, query }) => {
    const { db, clock } = gateway;
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const { currency } = player;
    const session = await readSession(db, { memberId: member.id, currency, since: query.since }, clock());
    const away = await readAway(db, member.id, currency);
    const { net, won, balance } = session;
    return { net: fromMinor(net), won: fromMinor(won), balance: fromMinor(balance + away), currency };
  });
}

/** The winners' board [S1-372]. */
export function addWinnersRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, rankList, async ({ query }) => ({
    list: await listWinners(gateway, query.language, query.limitNum),
  }));
}
