import { jackpots } from '#src/contract/jackpots.ts';
import type { Gateway } from '../context/gateway.ts';
import type { App } from '../http/app-env.ts';
import { route } from '../http/route.ts';
import { listDrops, listJackpots } from '../jackpots/list-jackpots.ts';

/** The jackpots as they stand, and what they have paid [S1-092]. */
export function addJackpotsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, jackpots, async ({ query: { language } }) => ({
    list: await listJackpots(gateway.db, language),
    drops: await listDrops(gateway.db, language),
  }));
}
