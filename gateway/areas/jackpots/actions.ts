import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Art, idOf, minor, option, Order, Text } from '#gateway/actions/inputs.ts';
import { allParts, type Parts, partsOf } from '#gateway/actions/parts.ts';
import { type Rows, writeSwitch } from '#gateway/actions/print.ts';
import { onAndOff } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import { Category } from '../promotions/promotion-options.ts';
import { endRun, lockJackpot } from './end-run.ts';
import { amountOf, type JackpotRow, newRun, nextTerms } from './runs.ts';

/** Percent of a stake → hundredths of a percent. */
const Rate = minor('--rate is the part of a stake in percent, 0.01 to 10.00.', 1, 1000);
const Seed = minor('--seed is an amount, such as 100.00.');
const Cap = v.pipe(
  minor('--cap is an amount, such as 1000.00.'),
  v.maxValue(1_000_000_000, '--cap is at most 10000000.00.'),
);

const jackpots = { thing: 'jackpot', sample: 'maior', table: 'jackpots', topic: 'jackpots' } as const;
const parts = {
  name_pt: Text,
  name_en: Text,
  rate_bp: option(Rate, { name: 'rate', shown: '0.50' }),
  seed_minor: option(Seed, { name: 'seed', shown: '100.00' }),
  cap_minor: option(Cap, { name: 'cap', shown: '1000.00' }),
  category: Category,
  art: Art,
  sort_order: Order,
};

/** Jackpots, which grow with stakes and drop at a level drawn in advance (gateway/areas/jackpots/README.md). */
export const jackpotActions = [
  defineAction({
    name: 'jackpot list',
    reads: true,
    summary: 'every jackpot: its amount, bounds, and rate of each stake',
    run: list,
  }),
  defineAction({
    name: 'jackpot set',
    examples: ['jackpot set maior --name-pt Maior --name-en Major --rate 0.50 --seed 100.00 --cap 1000.00'],
    summary:
      'add a jackpot or change the given parts; --rate is percent of each stake. Once stakes have counted, --seed, --cap and --rate apply from its next run on',
    input: partsOf({ id: idOf('jackpot') }, parts),
    changes: ['jackpots'],
    run: set,
  }),
  ...onAndOff(jackpots, {
    on: 'show a jackpot and let it grow, from its present amount',
    off: 'hide a jackpot and stop it; its run ends, its level is disclosed, and its amount is carried over to the next one',
    asks: (id) => `The jackpot ${id} is hidden and cannot be won, and the level of its run is disclosed. Continue?`,
    ends: async ({ db, secrets, clock }, id) => {
      const row = await lockJackpot(db, id);
      if (row?.active === 1) await endRun(db, secrets.read(), row, { cause: 'off', now: clock() });
    },
  }),
];

async function list({ db }: ActionContext): Promise<Rows | string> {
  const rows = await db.selectFrom('jackpots').selectAll().orderBy('sort_order').orderBy('id').execute();
  if (rows.length === 0) return 'There is no jackpot.';
  return rows.map((row) => [
    row.id,
    writeSwitch(row.active),
    `${fromMinor(amountOf(row))} of ${fromMinor(row.run_seed_minor)} to ${fromMinor(row.run_cap_minor)}`,
    `${fromMinor(row.run_rate_bp)} %`,
    row.category || 'ALL',
    `next ${fromMinor(row.seed_minor)} to ${fromMinor(row.cap_minor)} at ${fromMinor(row.rate_bp)} %`,
    row.run_id,
    row.name_pt,
  ]);
}

async function set(context: ChangeContext, { id, ...given }: Parts<typeof parts> & { id: string }): Promise<string> {
  const { db, secrets, clock } = context;
  const before = await lockJackpot(db, id);
  if (!before) {
    const columns = allParts(parts, given);
    refuseReversed(columns);
    const run = await newRun(db, secrets.read(), nextTerms(columns), clock());
    await db
      .insertInto('jackpots')
      .values({ id, ...columns, ...run, active: flag(true) })
      .execute();
    return `added ${id}`;
  }
  const after = { ...before, ...given };
  refuseReversed(after);
  await db.updateTable('jackpots').set(given).where('id', '=', id).execute();
  const { run_seed_minor: seed, run_cap_minor: cap, run_rate_bp: rate } = before;
  if (seed === after.seed_minor && cap === after.cap_minor && rate === after.rate_bp) return `wrote ${id}`;
  if (before.grown !== 0)
    return `wrote ${id}; stakes have counted, so --seed, --cap and --rate hold from its next run on`;
  await endRun(db, secrets.read(), before, { cause: 'reset', now: clock(), terms: nextTerms(after) });
  return `wrote ${id}`;
}

function refuseReversed({ seed_minor, cap_minor }: Pick<JackpotRow, 'seed_minor' | 'cap_minor'>): void {
  if (seed_minor >= cap_minor) throw new OperatorError('--cap has to be above --seed.');
}
