import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Kysely } from 'kysely';
import { walletTransfer, wallets } from '#src/contract/wallets/wallets.ts';
import { createApp } from '../app.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { auditBooks } from '../areas/operations/audit/audit-books.ts';
import { signingKey } from '../areas/vendors/vendor-keys.ts';
import { bringLimited } from '../areas/wallets/limited-home.ts';
import { runTransfers } from '../areas/wallets/run-transfer.ts';
import type { Dialect } from '../db/open-database.ts';
import { createGamesApp, type GamesApp } from '../games/app.ts';
import { newRound } from '../games/rounds.ts';
import type { GameSession } from '../games/sessions.ts';
import type { GamesTables } from '../games/tables.ts';
import { spinOwn } from '../games/wallet/spin-own.ts';
import { balanceOf as balanceThere } from '../games/wallet/wallets.ts';
import type { App } from '../http/app-env.ts';
import { checkSums } from '../ledger/check-sums.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { verifyLedger } from '../ledger/verify/verify-ledger.ts';
import { askApp, valueOf } from './call-app.ts';
import { typeCommand } from './operator-scene.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from './test-members.ts';

/** What becomes of the gateway's next requests to the vendor: lost on the way there, or on the way back; `refuse`: the vendor does no deposit. */
export type Line = 'whole' | 'request-lost' | 'answer-lost' | 'refuse';

const vendor = 'COR';
let counter = 0;

/**
 * A gateway, and the demonstration's vendor as one with wallets of its own, on the same database; the network between them fails as a test says. After each
 * test the ledger, its sums and the audit are right.
 */
export class WalletScene {
  gateway!: TestGateway;
  app!: App;
  games!: GamesApp;
  line: Line = 'whole';
  /** Whether the vendor's reports of rounds arrive. */
  reports = true;

  constructor(dialect: Dialect) {
    beforeAll(async () => {
      this.gateway = await createTestGateway({ dialect });
      this.app = createApp(this.gateway);
      await this.gateway.db
        .updateTable('vendors')
        .set({ wallet_url: '/wallet/v1/' })
        .where('vassalage', '=', vendor)
        .execute();
      const { db, clock, config } = this.gateway;
      this.games = createGamesApp({
        ...{ db: db as unknown as Kysely<GamesTables>, clock, gatewayUrl: config.publicOrigin },
        appOrigin: config.publicOrigin,
        vendorKeyOf: (vassalage) => signingKey(this.gateway, vassalage),
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
        fetch: async (input, init) => {
          if (!this.reports) throw new Error('the gateway is not there');
          return this.app.request(new URL(String(input)).pathname, init ?? {});
        },
      });
    });
    beforeEach(() => {
      Object.assign(this, { line: 'whole', reports: true });
      vi.stubGlobal('fetch', this.#ask);
    });
    afterEach(async () => {
      vi.unstubAllGlobals();
      const { db } = this.gateway;
      expect([...(await checkLedger(db)), ...(await checkSums(db)), ...(await verifyLedger(db))]).toEqual([]);
      expect(await auditBooks(db)).toEqual([]);
    });
    afterAll(() => this.gateway.close());
  }

  get db(): Kysely<GamesTables> {
    return this.gateway.db as unknown as Kysely<GamesTables>;
  }

  #ask = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (this.line === 'request-lost') throw new Error('the request was lost');
    if (this.line === 'refuse' && pathname.endsWith('/deposit')) await this.#refuse(init);
    const answer = await this.games.app.request(pathname, init ?? {});
    if (this.line === 'answer-lost') throw new Error('the answer was lost');
    return answer;
  };

  /** The vendor has decided that it will not take this deposit. */
  async #refuse(init: RequestInit | undefined): Promise<void> {
    const { transferId, playerId, currency } = JSON.parse(String(init?.body)) as Record<string, string>;
    await this.db
      .insertInto('demo_wallet_transfers')
      .values({
        ...{ id: transferId ?? '', vassalage: vendor, player_id: playerId ?? '', currency: currency ?? '' },
        ...{ direction: 'deposit', amount: 1, state: 'refused', reason: 'cancelled', created_at: 0 },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** One pass over what is due, some time later. */
  async later(ms = 400_000): Promise<void> {
    this.gateway.advance(ms);
    await runTransfers(this.gateway);
  }

  /** Brings home what limits bring home, and runs what is due at once. */
  async homeward(): Promise<void> {
    await bringLimited(this.gateway);
    await runTransfers(this.gateway);
  }

  /** Types an operator's command; answers what was printed. */
  async type(...argv: readonly string[]): Promise<string> {
    const terminal = { lines: [] as string[], asked: [], answer: true };
    await typeCommand(this.gateway, terminal, argv);
    return terminal.lines.join('\n');
  }

  /** A member with so much in the main wallet; minor units. */
  async addPlayer(minor = 10_000) {
    counter += 1;
    const { gateway, app, db } = this;
    const member = await addMember(gateway.db, `wallets${counter}`);
    await fundMember(gateway.db, member.id, minor);
    const session = await openSession(gateway.db, member, gateway.clock());
    const sign = () => createAccessToken(gateway, { id: session.sessionId, epoch: 1 });
    let key = 0;
    const ask = async (body: object, again?: string) => {
      key += 1;
      const headers = { 'Idempotency-Key': again ?? `wallet-${member.id}-${key}` };
      return (await askApp(app, walletTransfer, { token: await sign(), body: body as never, headers })).envelope;
    };
    const move = async (direction: 'out' | 'home', amount?: string, again?: string) => {
      const [from, to] = direction === 'out' ? ['main', vendor] : [vendor, 'main'];
      const envelope = await ask({ from, to, ...(amount !== undefined && { amount }) }, again);
      if (!envelope.success) throw new Error(envelope.message);
      return envelope.value as { id: string; state: string; place: string; amount: string };
    };
    const owner = { vassalage: vendor, player_id: member.id, currency: 'BRL' };
    /** A round of the vendor's own wallet. */
    const play = async (stake: number, win: number, roundKey = `round-${member.id}-${(key += 1)}`) => {
      const seat = { ...owner, owner: `${vendor}:${member.id}`, node_id: 'COR-2', demo: 0, own_wallet: 1 };
      const drawn = {
        stake,
        win,
        lines: 1,
        outcome: '{"stops":[],"wins":[],"pearls":{"count":0,"amount":0}}',
        numero: null,
      };
      const round = newRound(seat as unknown as GameSession, roundKey, gateway.clock(), drawn);
      const options = {
        db,
        clock: gateway.clock,
        outbox: this.games.outbox,
        background: () => undefined,
        settleWait: 4000,
      };
      return spinOwn(options as never, round);
    };
    return {
      ...{ member, session, sign, ask, move, play },
      main: () => balanceOf(gateway.db, member.id),
      there: () => balanceThere(db, owner),
      books: () =>
        gateway.db
          .selectFrom('vendor_wallets')
          .select(['balance_minor as balance', 'moving_minor as moving'])
          .where('member_id', '=', member.id)
          .executeTakeFirst(),
      read: async () => valueOf(app, wallets, { token: await sign(), query: {} }),
      rowOf: (id: string) =>
        gateway.db.selectFrom('wallet_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    };
  }
}
