import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Round, RoundReport } from '../shared/page-api.ts';
import type { Called } from './calls.ts';
import { roundTeller } from './app-messages.ts';
import { type BetRange, startingBet, stepBet, totalOf } from './bet.ts';
import { describeResult, describeRound, gainOf } from './spoken.ts';
import type { TableState } from './table-view.ts';
import type { Table, TableOptions } from './table-options.ts';

/** The reels' stops before the first round; they pay nothing. */
export const openingStops: readonly number[] = [3, 5, 9, 0, 25];

/** The player's side of the game: one round at a time, and every round followed to its end. */
export function createTable(options: TableOptions): Table {
  const { opened, api, view, bridge, text, money, pause } = options;
  const { currency, demo, bets, model, rules } = opened;
  const range: BetRange = {
    lineStakes: bets.lineStakes.map(toMinor),
    mostLines: model.lines.length,
    minStake: toMinor(bets.minStake),
  };
  const state: TableState = {
    phase: 'idle',
    bet: startingBet(range, toMinor(bets.usualLineStake), options.remembered),
    balance: opened.balance === null ? null : toMinor(opened.balance),
    autoLeft: 0,
  };
  let shown = openingStops;
  let closed = false;
  /** Over when the round may end, by the rules of the place. */
  let least: Promise<void> = Promise.resolve();

  const postRound = roundTeller(bridge);
  const update = (change: Partial<TableState>): void => {
    Object.assign(state, change);
    postRound(state.phase);
    view.update(state);
  };
  const describeBet = (): string => text.betOf(state.bet.lines, money.full(state.bet.lineStake));
  const problem = (message: string): void => {
    view.say('problem', message);
    view.announce(message);
  };
  const postBalance = (balance: string): void => {
    update({ balance: toMinor(balance) });
    bridge.send({ type: 'mare:balance', balance, currency, demo });
  };
  const over = (): void => {
    update({ phase: 'over', autoLeft: 0 });
    problem(text.refused.session_over);
    bridge.send({ type: 'mare:over' });
    options.onOver();
  };
  /** Returns the reels to their previous stops: no new outcome is shown. */
  const back = async (message: string): Promise<void> => {
    await view.stopReels(shown);
    update({ phase: 'idle' });
    problem(message);
  };
  const refreshBalance = async (): Promise<void> => {
    const told = await api.balance();
    if (told.ok) postBalance(told.value.balance);
  };

  const present = async (round: Round): Promise<void> => {
    if (round.balanceAfterBet !== null) postBalance(round.balanceAfterBet);
    await view.stopReels(round.stops);
    await least;
    shown = round.stops;
    const gain = gainOf(round);
    update({ phase: 'idle', ...(round.balance === null ? {} : { balance: toMinor(round.balance) }) });
    if (gain > 0) view.showWins(round);
    view.say(gain > 0 ? 'win' : 'plain', describeResult(round, text, money));
    view.announce(describeRound(round, text, money));
    const { roundId, stake, balance } = round;
    bridge.send({
      type: 'mare:round',
      roundId,
      stake,
      win: round.win,
      net: fromMinor(gain),
      balance,
      currency,
      demo,
    });
    void api.ack(round.idempotencyKey);
    if (!round.settled) void followCredit(round);
  };

  /** The gateway is booking the win; shows the balance when it has. */
  const followCredit = async ({ idempotencyKey }: Round): Promise<void> => {
    for (let wait = 2000; !closed; wait = Math.min(30_000, wait * 1.5)) {
      await pause(wait);
      const told = await api.round(idempotencyKey);
      if (told.ok && told.value.status === 'played' && told.value.round.settled) return refreshBalance();
      if (!told.ok && told.error === 'session_over') return;
    }
  };

  /** The round's outcome is unknown: polls until it is known. */
  const check = async (key: string): Promise<boolean> => {
    await view.stopReels(shown);
    update({ phase: 'checking' });
    problem(text.checking);
    for (let wait = 1000; !closed; wait = Math.min(8000, wait * 1.5)) {
      await pause(wait);
      const told = await api.round(key);
      if (!told.ok && told.error === 'session_over') over();
      else if (!told.ok || told.value.status === 'checking') continue;
      else return follow(told.value);
      return false;
    }
    return false;
  };

  const follow = async (report: RoundReport, fresh = false): Promise<boolean> => {
    if (report.status === 'checking') return check(report.idempotencyKey);
    if (report.status === 'played') {
      if (!fresh) view.startReels();
      await present(report.round);
      if (report.refilled) problem(text.refilled);
      return true;
    }
    if (report.status === 'refused' && report.reason === 'session_over') {
      await view.stopReels(shown);
      over();
    } else {
      await back(report.status === 'refused' ? text.refused[report.reason] : text.cancelled);
      void refreshBalance();
    }
    return false;
  };

  const turnedDown = async (error: Exclude<Called<never>, { ok: true }>['error'], key: string): Promise<boolean> => {
    if (error === 'lost') return check(key);
    await view.stopReels(shown);
    if (error === 'session_over') over();
    else
      await back(
        error === 'round_in_progress' ? text.busy : error === 'rate_limited' ? text.tooFast : text.refused.unavailable,
      );
    return false;
  };

  /** True when a round was played to its end. */
  const play = async (): Promise<boolean> => {
    if (state.phase !== 'idle' || closed) return false;
    const idempotencyKey = options.newKey();
    view.clearWins();
    view.say('plain', text.luck);
    update({ phase: 'spinning' });
    view.startReels();
    if (rules.roundMs > 0) least = pause(rules.roundMs);
    const { bet } = state;
    const answer = await api.spin({ stake: fromMinor(totalOf(bet)), lines: bet.lines, idempotencyKey });
    return answer.ok ? follow(answer.value, true) : turnedDown(answer.error, idempotencyKey);
  };

  return {
    spin: async () => {
      if (state.phase !== 'spinning') await play();
      else if (rules.turbo) view.hurryReels();
    },
    step: (step) => {
      if (state.phase !== 'idle' || state.autoLeft > 0) return;
      const bet = stepBet(range, state.bet, step);
      update({ bet });
      view.clearWins();
      view.say('plain', describeBet());
      view.announce(text.said.bet(money.full(totalOf(bet)), bet.lines));
      options.onBet(bet);
    },
    startAuto: async (rounds) => {
      if (state.phase !== 'idle' || state.autoLeft > 0) return;
      update({ autoLeft: rounds });
      while (state.autoLeft > 0) {
        update({ autoLeft: state.autoLeft - 1 });
        if (!(await play())) update({ autoLeft: 0 });
        else if (state.autoLeft > 0) await pause(900);
      }
    },
    stopAuto: () => update({ autoLeft: 0 }),
    resume: async () => {
      update({});
      view.say('plain', describeBet());
      bridge.send({ type: 'mare:ready', balance: opened.balance, currency, demo });
      if (opened.openRound) {
        update({ phase: 'spinning' });
        view.say('plain', text.resumed);
        await follow(opened.openRound);
      }
      if (opened.over) over();
    },
    close: () => {
      closed = true;
      update({ autoLeft: 0 });
    },
  };
}
