import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { App } from '../http/app-env.ts';
import { createApp } from '../app.ts';
import type { Dialect } from '../db/open-database.ts';
import { checkSums } from '../ledger/check-sums.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import type { Config } from '../process/config.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession, type TestMember } from './test-members.ts';
import { vendorClient } from './vendor-client.ts';

type Body = Record<string, unknown>;

/**
 * A vendor's tests: one gateway, and for each test a fresh member with 100.00 who has entered COR-2 at the vendor COR, which
 * is open again. After each test the ledger must be sound.
 */
export class VendorScene {
  gateway!: TestGateway;
  app!: App;
  vendor!: ReturnType<typeof vendorClient>;
  member!: TestMember;
  token!: string;
  #counter = 0;

  constructor(dialect: Dialect, config: Partial<Config> = {}) {
    beforeAll(async () => {
      this.gateway = await createTestGateway({ dialect, config });
      this.app = createApp(this.gateway);
      this.vendor = vendorClient(this.app, this.gateway);
    });
    beforeEach(() => this.#begin());
    afterEach(async () => {
      expect([...(await checkLedger(this.gateway.db)), ...(await checkSums(this.gateway.db))]).toEqual([]);
    });
    afterAll(() => this.gateway.close());
  }

  async #begin() {
    const { db, events, clock } = this.gateway;
    await db.updateTable('vendors').set({ open: 1 }).execute();
    await db.updateTable('site_state').set({ maintenance: 0 }).execute();
    events.emit('changed', 'status');
    const row = await addMember(db, this.fresh('marina'), { nickname: 'Marina' });
    await fundMember(db, row.id, 10_000);
    this.member = await openSession(db, row, clock());
    this.token = await this.vendor.enter(this.member);
  }

  /** A name that nothing else has. */
  fresh = (name: string) => `${name}.${(this.#counter += 1)}`;
  /** The body of a move in the round r1 under a fresh transaction id. */
  move = (rest: Body = {}): Body => ({
    playerId: this.member.id,
    roundId: 'r1',
    transactionId: this.fresh('t'),
    ...rest,
  });
  money = (amount: string, rest: Body = {}): Body => this.move({ amount, currency: 'BRL', nodeId: 'COR-2', ...rest });
  bet = (amount: string, rest: Body = {}): Body => this.money(amount, { playerToken: this.token, ...rest });
  /** The member's balance in minor units. */
  balance = () => balanceOf(this.gateway.db, this.member.id);
  /** The member's rounds. */
  rounds = () =>
    this.gateway.db
      .selectFrom('rounds')
      .select(['state', 'bets', 'stake_minor', 'win_minor', 'ended_at'])
      .where('member_id', '=', this.member.id)
      .execute();
}
