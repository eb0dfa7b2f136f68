import { rankList } from '#src/contract/vendors/winners.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { listWinners } from './winners.ts';
import { route } from '#gateway/http/route.ts';

/** The winners' board [S1-372]. */
export function addWinnersRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, rankList, async ({ query }) => ({
    list: await listWinners(gateway, query.language, query.limitNum),
  }));
}
