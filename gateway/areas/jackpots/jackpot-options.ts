import { Amount, toMinor } from '#src/contract/amount.ts';
import * as v from 'valibot';
import { OperatorError, type Options } from '#gateway/actions/command.ts';

/** The highest rate in hundredths of a percent, and the highest cap in minor units. */
const most = { rate: 1000, cap: 1_000_000_000 };

const amountOf = (options: Options, name: string): number | undefined => {
  const text = options[name];
  if (typeof text !== 'string') return undefined;
  if (v.is(Amount, text) && toMinor(text) > 0) return toMinor(text);
  throw new OperatorError(`--${name} is an amount, such as 100.00.`);
};

/** `--rate 0.50` in percent → 50, in hundredths of a percent; undefined when it is not told. */
export function readRate({ rate }: Options): number | undefined {
  if (typeof rate !== 'string') return undefined;
  if (v.is(Amount, rate) && toMinor(rate) > 0 && toMinor(rate) <= most.rate) return toMinor(rate);
  throw new OperatorError('--rate is the part of a stake in percent, 0.01 to 10.00.');
}

/** What `--seed` and `--cap` say, in minor units; of a jackpot that was there `before`, what is left out stays. */
export function readBounds(
  options: Options,
  before?: { readonly seed_minor: number; readonly cap_minor: number },
): { seed_minor: number; cap_minor: number } {
  const seed_minor = amountOf(options, 'seed') ?? before?.seed_minor;
  const cap_minor = amountOf(options, 'cap') ?? before?.cap_minor;
  if (seed_minor === undefined || cap_minor === undefined)
    throw new OperatorError('Say what it begins at and drops before: --seed 100.00 --cap 1000.00.');
  if (cap_minor > most.cap) throw new OperatorError('--cap is at most 10000000.00.');
  if (seed_minor >= cap_minor) throw new OperatorError('--cap has to be above --seed.');
  return { seed_minor, cap_minor };
}
