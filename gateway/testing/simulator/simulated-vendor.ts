import { Kysely } from 'kysely';
import { createHmac } from 'node:crypto';
import { migrate } from '../../db/migrate.ts';
import { sqliteDialect } from '../../db/open-sqlite.ts';
import type { Tables } from '../../db/tables.ts';
import { createGamesApp } from '../../games/app.ts';
import { newRound } from '../../games/rounds.ts';
import type { GameSession } from '../../games/sessions.ts';
import type { GamesTables, RoundRow } from '../../games/tables.ts';
import { spinOwn } from '../../games/wallet/spin-own.ts';

/** The vendor of the transfer kind. */
export const walletVendor = 'NOR';

type Stake = { readonly playerId: string; readonly stake: number; readonly win: number; readonly key: string };

/** The demonstration's vendor with wallets of its own, on a database of its own. */
export type SimulatedVendor = {
  readonly db: Kysely<GamesTables>;
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
  /** A round of a player, once for its key; minor units. Answers the round as it stands. */
  readonly play: (stake: Stake) => Promise<RoundRow | undefined>;
  /** Reports to the gateways what is due. */
  readonly runDue: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** `report` carries a callback to a gateway, and rejects where none took it. */
export async function simulateVendor(
  clock: () => number,
  masterSecret: string,
  report: (path: string, init: RequestInit) => Promise<Response>,
): Promise<SimulatedVendor> {
  const whole = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') });
  await migrate(whole);
  const db = whole as unknown as Kysely<GamesTables>;
  const { app, outbox, idle } = createGamesApp({
    ...{ db, clock, gatewayUrl: 'https://gateway.test', appOrigin: 'https://gateway.test' },
    vendorKeyOf: (vassalage) =>
      Promise.resolve({ id: '1', secret: createHmac('sha256', masterSecret).update(vassalage).digest('hex') }),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    fetch: (input, init) => report(new URL(input instanceof Request ? input.url : input).pathname, init ?? {}),
  });
  const options = { db, clock, outbox, background: () => undefined, settleWait: 4000 };
  return {
    db,
    request: (path, init) => app.request(path, init),
    play: ({ playerId, stake, win, key }) => {
      const seat = {
        ...{ vassalage: walletVendor, player_id: playerId, owner: `${walletVendor}:${playerId}`, currency: 'BRL' },
        ...{ node_id: 'NOR-1', demo: 0, own_wallet: 1 },
      };
      // Of a session this is all that a round reads, and of the options all that spinOwn reads.
      const drawn = { stake, win, lines: 1, outcome: 'null', numero: null };
      return spinOwn(options as never, newRound(seat as unknown as GameSession, key, clock(), drawn));
    },
    runDue: () => outbox.runDue(),
    close: async () => {
      await idle();
      await db.destroy();
    },
  };
}
