import { fromMinor } from '#src/contract/core/amount.ts';
import type { VendorCallback } from '#src/contract/vendors/vendor.ts';
import { issuePlayerToken } from '../areas/vendors/play-access.ts';
import type { App } from '../http/app-env.ts';
import type { TestGateway } from './test-gateway.ts';
import { vendorClient } from './vendor-client.ts';

type Bet = { readonly transaction: string; readonly minor: number };
type Round = { readonly id: string; readonly began: number; bets: Bet[]; isOver: boolean };

/** A member's rounds at the vendor COR, played by its callbacks, and what was accepted of them; minor units. */
export class VendorRounds {
  /** What all moves have brought. */
  net = 0;
  /** The number of bets. */
  accepted = 0;
  readonly #rounds: Round[] = [];
  readonly #gateway: TestGateway;
  readonly #vendor: ReturnType<typeof vendorClient>;
  readonly #memberId: string;
  #moves = 0;

  constructor({ app, gateway }: { readonly app: App; readonly gateway: TestGateway }, memberId: string) {
    this.#gateway = gateway;
    this.#vendor = vendorClient(app, gateway);
    this.#memberId = memberId;
  }

  /** A bet in the open round, else in a new one. */
  async bet(minor: number): Promise<void> {
    const { db, clock } = this.#gateway;
    const known = this.#open;
    const round = known ?? { id: `round-${this.#memberId}-${this.#moves}`, began: clock(), bets: [], isOver: false };
    const { id: sessionId } = await db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', this.#memberId)
      .executeTakeFirstOrThrow();
    const access = { memberId: this.#memberId, sessionId, vassalage: 'COR', demo: false };
    const playerToken = await issuePlayerToken(db, access, clock());
    const transaction = await this.#move('bet', round, { ...moneyOf(minor), playerToken });
    if (transaction === undefined) return;
    if (!known) this.#rounds.push(round);
    round.bets.push({ transaction, minor });
    this.net -= minor;
    this.accepted += 1;
  }

  /** A win of the open round; without one nothing is sent. */
  async win(minor: number): Promise<void> {
    const round = this.#open;
    if (round && (await this.#move('win', round, moneyOf(minor))) !== undefined) this.net += minor;
  }

  /** Ends the open round. */
  async end(): Promise<void> {
    const round = this.#open;
    if (round && (await this.#move('end-round', round, {})) !== undefined) round.isOver = true;
  }

  /** Takes a bet back, of the last or an earlier one; answers what was given back. */
  async rollBack(which: number): Promise<number> {
    const bets = this.#rounds.flatMap((round) => round.bets.map((bet) => ({ round, bet }))).toReversed();
    const found = bets[which % Math.max(1, bets.length)];
    if (!found) return 0;
    const { round, bet } = found;
    const done = await this.#move('rollback', round, { betTransactionId: bet.transaction });
    if (done === undefined) return 0;
    round.bets = round.bets.filter((one) => one !== bet);
    this.net += bet.minor;
    return bet.minor;
  }

  /** The stakes, not taken back, of rounds that are over and began from a time on and before another. */
  stakedWithin(from: number, to: number): number {
    const rounds = this.#rounds.filter(({ began, isOver }) => isOver && began >= from && began < to);
    return rounds.flatMap(({ bets }) => bets).reduce((sum, { minor }) => sum + minor, 0);
  }

  get #open(): Round | undefined {
    return this.#rounds.find(({ isOver }) => !isOver);
  }

  async #move(callback: VendorCallback, { id: roundId }: Round, rest: object): Promise<string | undefined> {
    const transactionId = `move-${this.#memberId}-${(this.#moves += 1)}`;
    const { code } = await this.#vendor.call(callback, { playerId: this.#memberId, roundId, transactionId, ...rest });
    return code === 'ok' ? transactionId : undefined;
  }
}

const moneyOf = (minor: number) => ({ amount: fromMinor(minor), currency: 'BRL', nodeId: 'COR-2' });
