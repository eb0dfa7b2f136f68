import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import * as contract from '#src/contract/agents/envelopes.ts';
import type { CallBody } from '#src/contract/call-types.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { createApp } from '../app.ts';
import type { Dialect } from '../db/open-database.ts';
import type { App } from '../http/app-env.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { verifyLedger } from '../ledger/verify/verify-ledger.ts';
import { askApp, valueOf } from './call-app.ts';
import { teamScene } from './team-scene.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { balanceOf, openSession } from './test-members.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { auditBooks } from '../areas/operations/audit/audit-books.ts';

const minute = 60_000;
type Asked = CallBody<typeof contract.createRain>;

/** A gateway with agents, members of their teams and rains; after each test the ledger, its sums and the audit are right. */
export class RainScene {
  gateway!: TestGateway;
  app!: App;
  team!: ReturnType<typeof teamScene>;

  constructor(dialect: Dialect) {
    beforeAll(async () => {
      this.gateway = await createTestGateway({ dialect });
      this.app = createApp(this.gateway);
      this.team = teamScene(this.gateway);
    });
    afterEach(() => this.checkBooks());
    afterAll(() => this.gateway.close());
  }

  async checkBooks(): Promise<void> {
    const { db } = this.gateway;
    expect([...(await checkLedger(db)), ...(await verifyLedger(db)), ...(await auditBooks(db))]).toEqual([]);
  }

  /** A member below an agent, or the leader of a team, with R$ 1,000.00 and what they do. */
  async add(agentId: string | null, type = 0) {
    const { id, account } = await this.team.join(agentId, type);
    return this.acting(id, account);
  }

  /** A member of no team. */
  async acting(id: string, account: string) {
    const { gateway, app } = this;
    const row = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const session = await openSession(gateway.db, row, gateway.clock());
    // A token lasts minutes: each call has its own.
    const sign = () => createAccessToken(gateway, { id: session.sessionId, epoch: 1 });
    const keyed = async (key: string = crypto.randomUUID()) => ({
      ...{ token: await sign(), headers: { [idempotencyHeader]: key } },
    });
    const rain = (asked: Partial<Asked> = {}): Asked => ({
      ...{ total: '50.00', envelopes: 5, least: '2.00', most: '20.00', whom: 'team', minutes: 10 },
      ...asked,
    });
    return {
      id,
      account,
      sign,
      balance: () => balanceOf(gateway.db, id),
      options: async () => valueOf(app, contract.rainOptions, { token: await sign(), query: {} }),
      create: async (asked?: Partial<Asked>, key?: string) =>
        valueOf(app, contract.createRain, { ...(await keyed(key)), body: rain(asked) }),
      tryCreate: async (asked?: Partial<Asked>) =>
        askApp(app, contract.createRain, { ...(await keyed()), body: rain(asked) }),
      own: async (pageNo = 1) =>
        (await valueOf(app, contract.ownRains, { token: await sign(), query: { pageNo } })).list,
      cancel: async (rainId: string) => askApp(app, contract.cancelRain, { ...(await keyed()), body: { id: rainId } }),
      rains: async () => (await valueOf(app, contract.rains, { token: await sign(), query: {} })).list,
      take: async (rainId: string, key?: string) =>
        valueOf(app, contract.takeEnvelope, { ...(await keyed(key)), body: { id: rainId } }),
      tryTake: async (rainId: string, key?: string) =>
        askApp(app, contract.takeEnvelope, { ...(await keyed(key)), body: { id: rainId } }),
      prove: async (rainId: string) => valueOf(app, contract.rainProof, { token: await sign(), query: { id: rainId } }),
      tryProve: async (rainId: string) =>
        askApp(app, contract.rainProof, { token: await sign(), query: { id: rainId } }),
    };
  }

  /** A leader and so many members below. */
  async teamOf(count: number) {
    const agent = await this.add(null, 3);
    const members = [];
    for (let index = 0; index < count; index += 1) members.push(await this.add(agent.id));
    return { agent, members };
  }

  later(minutes: number): void {
    this.gateway.advance(minutes * minute);
  }
}
