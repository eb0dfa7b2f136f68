import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { isTrueDrop } from '#src/contract/jackpots/jackpot-level.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Art, Id, idOf, minor, option, Order, Text, word } from '#gateway/actions/inputs.ts';
import { allParts, type Parts, partsOf } from '#gateway/actions/parts.ts';
import { printTime, type Rows, writeSwitch } from '#gateway/actions/print.ts';
import { onAndOff } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Category } from '../promotions/promotion-options.ts';
import { readDrops, toDrop } from './list-jackpots.ts';
import { amountOf, newRun } from './runs.ts';

/** How many drops are printed. */
const shownDrops = 50;

/** Percent of a stake → hundredths of a percent. */
const Rate = minor('--rate is the part of a stake in percent, 0.01 to 10.00.', 1, 1000);
const Seed = minor('--seed is an amount, such as 100.00.');
const Cap = v.pipe(
  minor('--cap is an amount, such as 1000.00.'),
  v.maxValue(1_000_000_000, '--cap is at most 10000000.00.'),
);

const jackpots = { thing: 'jackpot', table: 'jackpots', topic: 'jackpots' } as const;
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

const verified = v.object({
  run: word(v.string(), 'run'),
  level: v.optional(word(v.string(), 'level')),
  salt: v.optional(word(v.string(), 'salt')),
});

/** What grows with stakes and drops at a level drawn before (gateway/areas/jackpots/README.md). */
export const jackpotActions = [
  defineAction({
    name: 'jackpot list',
    reads: true,
    summary: 'every jackpot: what it has come to, its bounds, and the part of a stake that it grows by',
    run: list,
  }),
  defineAction({
    name: 'jackpot set',
    summary:
      'write a jackpot, or the parts of one that are given; --rate is percent of each stake. Once stakes have counted, --seed and --cap hold from its next run on',
    input: partsOf({ id: idOf('jackpot') }, parts),
    changes: ['jackpots'],
    run: set,
  }),
  ...onAndOff(jackpots, {
    on: 'show a jackpot and let it grow, from where it was',
    off: 'hide a jackpot and let it rest; what it has come to stays',
    asks: (id) => `Nobody sees the jackpot ${id} then, nor wins it. Go on?`,
  }),
  defineAction({
    name: 'jackpot drops',
    reads: true,
    summary: 'what a jackpot, or all of them, have paid, or is held for you to decide, newest first',
    input: v.object({ id: v.exactOptional(Id) }),
    run: drops,
  }),
  defineAction({
    name: 'jackpot verify',
    reads: true,
    summary: 'compare the level of a run that is over, or one that you say, with what was committed to before it began',
    input: verified,
    run: verify,
  }),
];

async function list({ db }: ActionContext): Promise<Rows | string> {
  const rows = await db.selectFrom('jackpots').selectAll().orderBy('sort_order').orderBy('id').execute();
  if (rows.length === 0) return 'There is no jackpot.';
  return rows.map((row) => [
    row.id,
    writeSwitch(row.active),
    `${fromMinor(amountOf(row))} of ${fromMinor(row.run_seed_minor)} to ${fromMinor(row.run_cap_minor)}`,
    `${fromMinor(row.rate_bp)} %`,
    row.category || 'ALL',
    `next ${fromMinor(row.seed_minor)} to ${fromMinor(row.cap_minor)}`,
    row.run_id,
    row.name_pt,
  ]);
}

async function set(context: ChangeContext, { id, ...given }: Parts<typeof parts> & { id: string }): Promise<string> {
  const { db } = context;
  const before = await db.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) {
    const columns = allParts(parts, given);
    refuseReversed(columns);
    const row = { id, ...columns, ...(await beginRun(context, columns)), grown: 0, active: flag(true) };
    await db.insertInto('jackpots').values(row).execute();
    return `added ${id}`;
  }
  const after = { ...before, ...given };
  refuseReversed(after);
  await db.updateTable('jackpots').set(given).where('id', '=', id).execute();
  if (before.run_seed_minor === after.seed_minor && before.run_cap_minor === after.cap_minor) return `wrote ${id}`;
  const renewed = await db
    .updateTable('jackpots')
    .set(await beginRun(context, after))
    .where('id', '=', id)
    .where('grown', '=', 0)
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n
    ? `wrote ${id}`
    : `wrote ${id}; stakes have counted, so --seed and --cap hold from its next run on`;
}

type Bounds = Pick<Tables['jackpots'], 'seed_minor' | 'cap_minor'>;

function refuseReversed({ seed_minor, cap_minor }: Bounds): void {
  if (seed_minor >= cap_minor) throw new OperatorError('--cap has to be above --seed.');
}

const beginRun = ({ secrets, clock }: ActionContext, { seed_minor, cap_minor }: Bounds) =>
  newRun(secrets.read(), { seedMinor: seed_minor, capMinor: cap_minor }, clock());

async function drops({ db }: ActionContext, { id }: { id?: string }): Promise<Rows | string> {
  if (id !== undefined && !(await db.selectFrom('jackpots').select('id').where('id', '=', id).executeTakeFirst()))
    throw new OperatorError(`There is no jackpot ${id}.`);
  const rows = await readDrops(db, shownDrops, id);
  if (rows.length === 0) return 'Nothing has dropped yet.';
  return rows.map((row) => [
    row.run_id,
    printTime(row.dropped_at),
    row.jackpot_id,
    fromMinor(row.amount_minor),
    `level ${fromMinor(row.level_minor)}`,
    row.account,
    `${row.vendor}:${row.round_id}`,
    row.state === 'paid' ? '' : row.state,
    row.reason,
  ]);
}

async function verify({ db }: ActionContext, { run, level, salt }: v.InferOutput<typeof verified>): Promise<Rows> {
  const row = await db.selectFrom('jackpot_drops').selectAll().where('run_id', '=', run).executeTakeFirst();
  if (!row) {
    const open = await db.selectFrom('jackpots').select('id').where('run_id', '=', run).executeTakeFirst();
    throw new OperatorError(open ? `The run ${run} is not over: its level is not told.` : `There is no run ${run}.`);
  }
  const told = toDrop({ ...row, name_pt: '', name_en: '', account: '' }, 'en');
  const shown = { ...told, level: level ?? told.level, salt: salt ?? told.salt };
  if (!(await isTrueDrop(shown)))
    throw new OperatorError(`Level and salt are not what ${run} was committed to (${told.commitment}).`);
  return [
    ['commitment', shown.commitment],
    ['level', shown.level],
    ['salt', shown.salt],
    ['paid', shown.amount],
  ];
}
