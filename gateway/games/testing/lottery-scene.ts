import { onTestFinished } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { Dialect } from '#gateway/db/open-database.ts';
import { issueLaunchCode } from '#gateway/areas/vendors/play-access.ts';
import { signingKey } from '#gateway/areas/vendors/vendor-keys.ts';
import { holdDraws } from '#gateway/areas/lottery/hold-draws.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from '#gateway/testing/test-members.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { PrizeMode } from '#src/contract/core/game-type.ts';
import { createGamesApp, type GamesApp } from '../app.ts';
import type { LotteryOpened, LotteryState, TicketReport } from '../shared/lottery-api.ts';
import type { GamesTables } from '../tables.ts';
import type { Called } from './test-table.ts';

export const slot = 300_000;
const nodeId = 'TCG_LOTTO_VN-1';

/** The fate of a request to the gateway: normal, never sent, or its response lost. */
type Network = (path: string) => 'fine' | 'lost' | 'unanswered';

export type LotteryScene = {
  readonly gateway: TestGateway;
  readonly platform: App;
  readonly member: { readonly id: string; readonly sessionId: string };
  readonly network: { is: Network };
  /** The vendor's process: `restart` is another one on the same tables. */
  vendor: GamesApp;
  readonly restart: () => void;
  readonly open: (prizeMode?: PrizeMode) => Promise<LotteryOpened>;
  readonly buy: (token: string, numero: string, more?: Partial<Purchase>) => Promise<Called<TicketReport>>;
  readonly state: (token: string) => Promise<LotteryState>;
  readonly call: <T>(path: string, body: unknown, token?: string) => Promise<Called<T>>;
  /** Advances the clock by a slot, holds its draws and settles due tickets. */
  readonly draw: () => Promise<void>;
  /** Sends due callbacks until none is left. */
  readonly settle: () => Promise<void>;
  readonly balance: () => Promise<number>;
};
type Purchase = { numbers: number[]; stake: string; idempotencyKey: string };

/** A member with 1,000.00 at a lottery that is drawn every five minutes, at a gateway of its own. */
export async function lotteryScene(dialect: Dialect): Promise<LotteryScene> {
  const gateway = await createTestGateway({ dialect });
  onTestFinished(gateway.close);
  const { db, clock } = gateway;
  await db.insertInto('lotteries').values({ node_id: nodeId, every_minutes: 5, first_minute: 0, open: 1 }).execute();
  const hold = async () => {
    while ((await holdDraws(gateway)) > 0);
  };
  await hold();
  const platform = createApp(gateway, () => null);
  const network: { is: Network } = { is: () => 'fine' };
  const member = await addMember(db, 'ana');
  await fundMember(db, member.id, 100_000);
  const { sessionId } = await openSession(db, member, clock());
  let keys = 0;
  const start = () =>
    createGamesApp({
      db: db.$extendTables<GamesTables>(),
      gatewayUrl: 'http://gateway.test',
      appOrigin: 'http://app.test',
      vendorKeyOf: (vassalage) => signingKey(gateway, vassalage),
      clock,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const becomes = network.is(new URL(request.url).pathname);
        if (becomes === 'lost') throw new TypeError('fetch failed');
        const response = await platform.request(request);
        if (becomes === 'unanswered') throw new TypeError('fetch failed');
        return response;
      },
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    });
  const scene: LotteryScene = {
    gateway,
    platform,
    member: { id: member.id, sessionId },
    network,
    vendor: start(),
    restart: () => {
      scene.vendor = start();
    },
    call: async <T>(path: string, body: unknown, token?: string) => {
      const response = await scene.vendor.app.request(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const envelope = (await response.json()) as Omit<Called<T>, 'status' | 'headers'>;
      return { ...envelope, status: response.status, headers: response.headers };
    },
    open: async (prizeMode) => {
      const launch = { memberId: member.id, sessionId, nodeId, vassalage: 'TCG_LOTTO_VN', language: 'pt' } as const;
      const code = await issueLaunchCode(db, { ...launch, prizeMode }, clock());
      return (await scene.call<LotteryOpened>('/api/lottery/session', { code, vendor: 'TCG_LOTTO_VN' })).value;
    },
    buy: (token, numero, more) => {
      const body = {
        numero,
        numbers: [4, 11, 16, 22, 27],
        stake: '2.00',
        idempotencyKey: `ticket-${(keys += 1)}-of-ana`,
      };
      return scene.call('/api/lottery/buy', { ...body, ...more }, token);
    },
    state: async (token) => (await scene.call<LotteryState>('/api/lottery/state', {}, token)).value,
    draw: async () => {
      gateway.advance(slot);
      await hold();
      await scene.settle();
    },
    settle: async () => {
      for (let pass = 0; pass < 12; pass += 1) {
        await scene.vendor.outbox.runDue();
        await scene.vendor.idle();
        gateway.advance(1000);
      }
    },
    balance: () => balanceOf(db, member.id),
  };
  return scene;
}
