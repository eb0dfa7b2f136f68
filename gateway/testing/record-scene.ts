import {
  accountRecord,
  balanceSums,
  bettingRecord,
  profitAndLoss,
  type RoundGroup,
  roundTotals,
  statement,
} from '#src/contract/records/records.ts';
import { beforeEach, expect } from 'vitest';
import type { Dialect } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { houseAccountId, walletId } from '../ledger/ledger-accounts.ts';
import { moveMoney } from '../ledger/ledger.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { valueOf } from './call-app.ts';
import type { TestMember } from './test-members.ts';
import { VendorScene } from './vendor-scene.ts';

/** A member who plays, and what the gateway says of it; `begun` is before all that a test does. */
export class RecordScene extends VendorScene {
  access = '';
  begun = 0;

  constructor(dialect: Dialect) {
    super(dialect);
    beforeEach(async () => {
      this.gateway.advance(1000);
      this.begun = this.gateway.clock();
      this.access = await this.tokenOf(this.member);
    });
  }

  tokenOf = ({ sessionId }: TestMember) => createAccessToken(this.gateway, { id: sessionId, epoch: 1 });
  #span = (rest: object) => ({ from: this.begun, to: this.gateway.clock() + 1, language: 'en' as const, ...rest });
  bets = (rest = {}, token = this.access) => valueOf(this.app, bettingRecord, { token, query: this.#span(rest) });
  account = (rest = {}, token = this.access) => valueOf(this.app, accountRecord, { token, query: this.#span(rest) });
  roundTotals = (by: RoundGroup, token = this.access) => {
    const { from, to } = this.#span({});
    return valueOf(this.app, roundTotals, { token, query: { from, to, by } });
  };
  statement = (rest = {}, token = this.access) => valueOf(this.app, statement, { token, query: this.#span(rest) });
  sums = (moments: readonly number[], token = this.access) =>
    valueOf(this.app, balanceSums, { token, query: { moments: moments.join() } });
  profit = (days: readonly number[], token = this.access) =>
    valueOf(this.app, profitAndLoss, { token, query: { days: days.join() } });

  /** Plays a round some seconds later, by default to its end; returns the transaction of its bet. */
  play = async (roundId: string, stake: string, win?: string, end = true) => {
    this.gateway.advance(8000);
    const bet = this.bet(stake, { roundId });
    expect(await this.vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
    this.gateway.advance(1000);
    if (win) expect(await this.vendor.call('win', this.money(win, { roundId }))).toMatchObject({ code: 'ok' });
    this.gateway.advance(1000);
    if (end) expect(await this.vendor.call('end-round', this.move({ roundId }))).toMatchObject({ code: 'ok' });
    return bet['transactionId'];
  };
  /** A round whose bet was taken back. */
  cancel = async (roundId: string) => {
    const betTransactionId = await this.play(roundId, '10.00', undefined, false);
    this.gateway.advance(1000);
    const back = this.move({ roundId, betTransactionId });
    expect(await this.vendor.call('rollback', back)).toMatchObject({ code: 'ok' });
  };
  /** Books a credit or debit of the house. */
  book = async (kind: string, amount: number, ref = this.fresh('cause'), madeBy = '') => {
    this.gateway.advance(1000);
    const wallet = walletId(this.member.id, 'BRL');
    await transact(this.gateway.db, (trx) =>
      moveMoney(trx, { kind, ref, madeBy, wallet, other: houseAccountId('BRL'), amount }, this.gateway.clock()),
    );
  };
}
