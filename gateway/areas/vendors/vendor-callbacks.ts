import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { VendorCallback, vendorCallbacks } from '#src/contract/vendors/vendor.ts';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';
import { transact } from '#gateway/db/transact.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readProfile } from '../site/profile-access.ts';
import { readSiteState } from '../site/site-state.ts';
import { findPlayerToken } from './play-access.ts';
import { isPlayPlayer, ledgerOf } from '#gateway/ledger/play-money.ts';
import { type Player, readPlayer } from '#gateway/ledger/player.ts';
import { authenticatePlayer } from './vendor-authenticate.ts';
import { placeBet } from './vendor-bet.ts';
import { logExposure, logRefusedWin } from './vendor-exposure.ts';
import { bookOnce } from './vendor-once.ts';
import { reportRound } from './vendor-report.ts';
import { rollBackBet } from './vendor-rollback.ts';
import { endRound, type FollowRounds, type TakenBack } from './vendor-round.ts';
import { payWin } from './vendor-win.ts';
import { recordWithheldWin } from './withheld-wins.ts';

type Body<C extends VendorCallback> = v.InferOutput<(typeof vendorCallbacks)[C]['body']>;
type Value<C extends VendorCallback> = v.InferOutput<(typeof vendorCallbacks)[C]['value']>;
type Callbacks = {
  readonly [C in VendorCallback]: (
    gateway: Gateway,
    vendor: string,
    body: Body<C>,
    /** Effects of a round that ends, or is rolled back then; optional. */
    follow?: FollowRounds,
  ) => Promise<Value<C>>;
};

/** The callbacks of a vendor, after their signature and form have been checked (contract/vendor.ts). */
export const answerVendor: Callbacks = {
  authenticate: (gateway, vendor, { code }) => authenticatePlayer(gateway, vendor, code),

  balance: async ({ db, clock }, vendor, { playerToken }) => {
    const token = await findPlayerToken(db, playerToken, vendor, clock());
    const player = token && (await readPlayer(db, token.memberId));
    if (!player) throw new Refusal('token_expired');
    return balanceOf(player);
  },

  bet: async (gateway, vendor, body) => {
    const { maintenance } = await readSiteState(gateway);
    const profile = await readProfile(gateway);
    const { amount, ...rest } = body;
    const bet = { ...rest, vendor, amountMinor: toMinor(amount) };
    return bookOnce(booksOf(gateway, body), { ...bet, kind: 'bet', body }, async (trx) => {
      if (maintenance) throw new Refusal('game_unavailable');
      const { balanceMinor, dealt } = await placeBet(trx, bet, profile, gateway.clock());
      return { ...moved(body, balanceMinor), ...(dealt && { dealt }) };
    });
  },

  win: async (gateway, vendor, body) => {
    const { amount, ...rest } = body;
    const win = { ...rest, vendor, amountMinor: toMinor(amount) };
    const seen: Partial<Awaited<ReturnType<typeof payWin>>> = {};
    const value = await bookOnce(booksOf(gateway, body), { ...win, kind: 'win', body }, async (trx) => {
      const paid = Object.assign(seen, await payWin(trx, win, gateway.config.vendorLimits, gateway.clock()));
      return moved(body, paid.balanceMinor);
    }).catch(async (error: unknown) => {
      await recordWithheldWin(gateway, win, error);
      throw error;
    });
    if (seen.high) logExposure(gateway, win, seen.high);
    if (seen.late && !isPlayPlayer(body.playerId)) announceChange(gateway, 'winners');
    return value;
  },

  rollback: async (gateway, vendor, body, follow) => {
    const rollback = { ...body, vendor };
    const seen: { tell?: (() => void) | null | undefined } = {};
    const undo = async (trx: Transaction<Tables>, bet: TakenBack) => {
      seen.tell = await follow?.takenBack(gateway, trx, bet);
    };
    const asked = { ...rollback, kind: 'rollback', amountMinor: 0, body } as const;
    const value = await bookOnce(booksOf(gateway, body), asked, async (trx) => {
      await playerOf(trx, body.playerId);
      await rollBackBet(trx, rollback, gateway.clock(), undo);
      return { ...balanceOf(await playerOf(trx, body.playerId)), transactionId: body.transactionId };
    });
    seen.tell?.();
    return value;
  },

  'end-round': async (gateway, vendor, body, follow) => {
    const seen: { won?: boolean; tell?: (() => void) | null | undefined } = {};
    const followed = await follow?.ended(gateway);
    const value = await bookOnce(
      booksOf(gateway, body),
      { ...body, vendor, kind: 'end-round', amountMinor: 0, body },
      async (trx) => {
        const round = await endRound(trx, { vendor, memberId: body.playerId, roundId: body.roundId }, gateway.clock());
        Object.assign(seen, { won: round?.won, tell: round && (await followed?.(trx, round)) });
        return balanceOf(await playerOf(trx, body.playerId));
      },
    );
    if (seen.won && !isPlayPlayer(body.playerId)) announceChange(gateway, 'winners');
    seen.tell?.();
    return value;
  },

  'report-round': async (gateway, vendor, { stake, win, ...body }, follow) => {
    const { clock, config, db } = gateway;
    const round = { ...body, vendor, stakeMinor: toMinor(stake), winMinor: toMinor(win) };
    const named = { vendor, roundId: body.roundId, transactionId: body.roundId };
    const followed = await follow?.ended(gateway);
    const seen: { round?: Awaited<ReturnType<typeof reportRound>>; tell?: (() => void) | null | undefined } = {};
    await transact(db, async (trx) => {
      seen.round = await reportRound(trx, round, config.vendorLimits, clock());
      seen.tell = seen.round && (await followed?.(trx, seen.round));
    }).catch((error: unknown) => {
      logRefusedWin(gateway, named, error);
      throw error;
    });
    if (seen.round?.high) logExposure(gateway, named, seen.round.high);
    if (seen.round && round.winMinor > 0) announceChange(gateway, 'winners');
    seen.tell?.();
    return { roundId: body.roundId };
  },
};

/** A player's bookings are made in their own ledger, which has its own idempotency. */
const booksOf = ({ db, clock }: Gateway, { playerId }: { playerId: string }) => ({ db: ledgerOf(db, playerId), clock });

const balanceOf = (player: Player) => ({ balance: fromMinor(player.balanceMinor), currency: player.currency });

const moved = (body: { currency: string; transactionId: string }, balanceMinor: number) => ({
  balance: fromMinor(balanceMinor),
  currency: body.currency,
  transactionId: body.transactionId,
});

async function playerOf(trx: Transaction<Tables>, memberId: string): Promise<Player> {
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('not_found');
  return player;
}
