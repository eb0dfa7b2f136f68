import { toMinor } from '#src/contract/core/amount.ts';
import type { Round } from '../shared/page-api.ts';
import type { Money } from './money.ts';
import type { Text } from '../shared/text-pt.ts';

/** At most so many lines are read out one by one. */
const mostLines = 3;

/** By how much a round paid more than it cost, in minor units; what gives back the stake or less is no win. */
export const gainOf = ({ win, stake }: Pick<Round, 'win' | 'stake'>): number => toMinor(win) - toMinor(stake);

/** The result of a round, in a sentence. */
export function describeResult(round: Round, text: Text, money: Money): string {
  const win = toMinor(round.win);
  if (win === 0) return text.nothing;
  const result = (gainOf(round) > 0 ? text.won : text.returned)(money.full(win));
  return round.settled ? result : `${result}. ${text.onItsWay}`;
}

/** A finished round in words: what was won, by which lines, and the balance. */
export function describeRound(round: Round, text: Text, money: Money): string {
  const amount = (value: string) => money.full(toMinor(value));
  const lines = round.wins
    .slice(0, mostLines)
    .map(({ line, count, symbol, amount: paid }) => text.said.line(line, count, text.symbols[symbol], amount(paid)));
  const pearls =
    toMinor(round.pearls.amount) > 0 ? [text.said.pearls(round.pearls.count, amount(round.pearls.amount))] : [];
  const balance = round.balance === null ? [] : [text.said.balance(amount(round.balance))];
  const result = describeResult(round, text, money).replace(/\.?$/, '.');
  return [result, ...lines, ...pearls, ...balance].join(' ');
}
