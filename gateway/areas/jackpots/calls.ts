import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { listDrops, listEnded, listJackpots } from './list-jackpots.ts';

/** The jackpots with their amounts, drops and ended runs [S1-092]. */
export function addJackpotsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, jackpots, async ({ query: { language } }) => ({
    list: await listJackpots(gateway.db, language),
    drops: await listDrops(gateway.db, language),
    ended: await listEnded(gateway.db, language),
  }));
}
