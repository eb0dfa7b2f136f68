import { vi } from 'vitest';
import type { Opened, Round, RoundReport } from '../../shared/page-api.ts';
import type { Called } from '../calls.ts';
import type { AppMessage } from '../app-messages.ts';
import { moneyIn } from '../money.ts';
import { createTable } from '../table.ts';
import type { TableState } from '../table-view.ts';
import { textIn } from '../text.ts';

export const text = textIn('pt');
export const stops = [1, 2, 3, 4, 5];
const round: Round = {
  roundId: 'r-1',
  idempotencyKey: 'key-1',
  stake: '2.00',
  lines: 20,
  stops,
  wins: [{ line: 3, symbol: 'crown', count: 3, amount: '4.00' }],
  pearls: { count: 3, amount: '6.00' },
  win: '10.00',
  settled: true,
  balanceAfterBet: '98.00',
  balance: '108.00',
};
export const played = (change: Partial<Round> = {}): RoundReport => ({
  status: 'played',
  refilled: false,
  round: { ...round, ...change },
});
export const ok = <T>(value: T): Called<T> => ({ ok: true, value });
export const lost: Called<never> = { ok: false, error: 'lost' };

const opened: Opened = {
  token: 'token',
  balance: '100.00',
  currency: 'BRL',
  currencySymbol: 'R$',
  language: 'pt',
  demo: false,
  over: false,
  appOrigin: 'http://app.test',
  game: { name: 'Rei Polvo', iconUrl: '' },
  rules: { turbo: true, autoplay: true, roundMs: 0 },
  model: {
    strips: [],
    lines: Array.from({ length: 20 }, () => [1, 1, 1, 1, 1]),
    pays: [],
    pearlPays: [],
    publishedReturn: '96.19',
  },
  bets: { lineStakes: ['0.01', '0.10', '0.20'], usualLineStake: '0.10', minStake: '0.10' },
  openRound: null,
};

export function arrange(
  spins: Called<RoundReport>[],
  rounds: Called<RoundReport>[] = [],
  change: Partial<Opened> = {},
) {
  const said: string[] = [];
  const tones: string[] = [];
  const reels: unknown[] = [];
  const sent: AppMessage[] = [];
  const pauses: number[] = [];
  let state: TableState | undefined;
  const api = {
    spin: vi.fn(async () => spins.shift() ?? lost),
    round: vi.fn(async () => rounds.shift() ?? lost),
    ack: vi.fn(async () => ok({})),
    balance: vi.fn(async () => ok({ balance: '77.00', currency: 'BRL' })),
  };
  const table = createTable({
    opened: { ...opened, ...change },
    api,
    text,
    money: moneyIn('pt', 'R$'),
    bridge: { framed: true, send: (message) => sent.push(message) },
    view: {
      update: (next) => {
        state = { ...next };
      },
      say: (tone, words) => {
        tones.push(tone);
        said.push(words.replaceAll('\u00a0', ' '));
      },
      announce: () => {},
      startReels: () => reels.push('start'),
      hurryReels: () => reels.push('hurry'),
      stopReels: async (at) => {
        reels.push(at);
      },
      showWins: () => reels.push('wins'),
      clearWins: () => {},
    },
    onBet: () => {},
    onOver: () => {},
    pause: async (milliseconds) => void pauses.push(milliseconds),
    newKey: () => 'key-1',
  });
  return { table, api, said, tones, reels, sent, pauses, state: () => state };
}
