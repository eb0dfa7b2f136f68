import { toMinor } from '#src/contract/amount.ts';
import type { Round } from '../shared/page-api.ts';
import type { Money } from './money.ts';
import type { Text } from './text-pt.ts';

/** At most so many lines are read out one by one. */
const mostLines = 3;

/** A finished round in words: what was won, by which lines, and the balance. */
export function describeRound(round: Round, text: Text, money: Money): string {
  const win = toMinor(round.win);
  const amount = (value: string) => money.full(toMinor(value));
  const lines = round.wins
    .slice(0, mostLines)
    .map(({ line, count, symbol, amount: paid }) => text.said.line(line, count, text.symbols[symbol], amount(paid)));
  const pearls =
    toMinor(round.pearls.amount) > 0 ? [text.said.pearls(round.pearls.count, amount(round.pearls.amount))] : [];
  const won = round.settled ? `${text.won(money.full(win))}.` : text.credit(money.full(win));
  const balance = round.balance === null ? [] : [text.said.balance(amount(round.balance))];
  return [win > 0 ? won : `${text.nothing}.`, ...lines, ...pearls, ...balance].join(' ');
}
