import { rankList } from '#src/contract/winners.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { listWinners } from '../domain/winners.ts';
import { route } from '../http/route.ts';

/** The winners' board [S1-372]. */
export function addWinnersRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, rankList, async ({ query }) => ({
    list: await listWinners(gateway, query.language, query.limitNum),
  }));
}
