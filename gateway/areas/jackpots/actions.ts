import { fromMinor } from '#src/contract/amount.ts';
import { isTrueDrop } from '#src/contract/jackpot-level.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readDrops, toDrop } from './list-jackpots.ts';
import { amountOf, newRun } from './runs.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printTime,
  readId,
  readOrder,
  readTexts,
  refuseNothing,
  type Rows,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { readBounds, readRate } from './jackpot-options.ts';
import { readCategory } from '../promotions/promotion-options.ts';
import { readArt } from '#gateway/actions/read-art.ts';
import { onAndOff } from '#gateway/actions/row-commands.ts';

const topic = 'jackpots';
/** How many drops are printed. */
const shownDrops = 50;
/** What is drawn where the operator names no scene. */
const plainArt = '/art/b/mare.svg';

/** What grows with stakes and drops at a level drawn before (docs/decisions/068-a-jackpot-drops-at-a-level-drawn-before.md). */
export const jackpotCommands: readonly Command[] = [
  {
    name: 'jackpot list',
    reads: true,
    help: 'every jackpot: what it has come to, its bounds, and the part of a stake that it grows by',
    run: list,
  },
  {
    name: 'jackpot set',
    takes: '<id>',
    help: 'write a jackpot, or the parts of one that are given; --rate is percent of each stake. Once stakes have counted, --seed and --cap hold from its next run on',
    flags:
      '[--name-pt …] [--name-en …] [--rate 0.50] [--seed 100.00] [--cap 1000.00] [--category FISH] [--art /art/b/mar.svg] [--order 10]',
    run: set,
  },
  ...onAndOff(
    {
      group: 'jackpot',
      topic,
      thing: 'jackpot',
      on: 'show a jackpot and let it grow, from where it was',
      off: 'hide a jackpot and let it rest; what it has come to stays',
      asks: ([id]) => `Nobody sees the jackpot ${id} then, nor wins it. Go on?`,
    },
    (trx, id, active) => trx.updateTable('jackpots').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
  {
    name: 'jackpot drops',
    reads: true,
    takes: '[id]',
    help: 'what a jackpot, or all of them, have paid, or is held for you to decide, newest first',
    run: drops,
  },
  {
    name: 'jackpot verify',
    reads: true,
    takes: '<run> [level] [salt]',
    help: 'compare the level of a run that is over, or one that you say, with what was committed to before it began',
    run: verify,
  },
];

async function list({ db }: Operator): Promise<Rows | string> {
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

async function set(operator: Operator, [word = '']: readonly string[], options: Options): Promise<string> {
  const id = readId(word, 'A jackpot');
  refuseNothing(options);
  return change(operator, topic, async (trx) => {
    const before = await trx.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirst();
    const rate = readRate(options) ?? before?.rate_bp;
    if (rate === undefined) throw new OperatorError('Say the part of a stake that it grows by: --rate 0.50.');
    const bounds = readBounds(options, before);
    const parts = {
      ...readTexts(options, ['name_pt', 'name_en'], before),
      ...bounds,
      rate_bp: rate,
      art: readArt(options) ?? before?.art ?? plainArt,
      category: readCategory(options) ?? before?.category ?? '',
      sort_order: readOrder(options, before?.sort_order),
    };
    if (!before) {
      const row = { id, ...parts, ...(await beginRun(operator, bounds)), grown: 0, active: flag(true) };
      await trx.insertInto('jackpots').values(row).execute();
      return `added ${id}`;
    }
    await trx.updateTable('jackpots').set(parts).where('id', '=', id).execute();
    if (before.run_seed_minor === bounds.seed_minor && before.run_cap_minor === bounds.cap_minor) return `wrote ${id}`;
    const renewed = await trx
      .updateTable('jackpots')
      .set(await beginRun(operator, bounds))
      .where('id', '=', id)
      .where('grown', '=', 0)
      .executeTakeFirst();
    return renewed.numUpdatedRows === 1n
      ? `wrote ${id}`
      : `wrote ${id}; stakes have counted, so --seed and --cap hold from its next run on`;
  });
}

const beginRun = (
  { secrets, clock }: Operator,
  { seed_minor, cap_minor }: Pick<Tables['jackpots'], 'seed_minor' | 'cap_minor'>,
) => newRun(secrets.read(), { seedMinor: seed_minor, capMinor: cap_minor }, clock());

async function drops({ db }: Operator, [id]: readonly string[]): Promise<Rows | string> {
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

async function verify({ db }: Operator, [run = '', level, salt]: readonly string[]): Promise<Rows> {
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
