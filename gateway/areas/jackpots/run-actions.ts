import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { isTrueDrop, isTrueLevel, type RunTerms } from '#src/contract/jackpots/jackpot-level.ts';
import type { EndedRun, JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Id, word } from '#gateway/actions/inputs.ts';
import { printTime, type Rows } from '#gateway/actions/print.ts';
import { readDrops, readEnded, toDrop, toEnded } from './list-jackpots.ts';

/** Number of printed ended runs. */
const shownRuns = 50;

const verified = v.object({
  run: word(v.string(), 'run'),
  level: v.optional(word(v.string(), 'level')),
  salt: v.optional(word(v.string(), 'salt')),
});
type Said = Omit<v.InferOutput<typeof verified>, 'run'>;

/** Reports and checks of finished runs. */
export const runActions = [
  defineAction({
    name: 'jackpot drops',
    reads: true,
    examples: ['jackpot drops maior'],
    summary: 'paid and held drops of a jackpot, or of all, and ended runs, newest first',
    input: v.object({ id: v.exactOptional(Id) }),
    run: list,
  }),
  defineAction({
    name: 'jackpot verify',
    reads: true,
    examples: ['jackpot verify 0mhxfaj7k'],
    summary: 'compare the level of an ended run, or a given one, with its commitment',
    input: verified,
    run: verify,
  }),
];

async function list({ db }: ActionContext, { id }: { id?: string }): Promise<Rows | string> {
  if (id !== undefined && !(await db.selectFrom('jackpots').select('id').where('id', '=', id).executeTakeFirst()))
    throw new OperatorError(`There is no jackpot ${id}.`);
  const drops = await readDrops(db, shownRuns, id);
  const ended = await readEnded(db, shownRuns, id);
  if (drops.length + ended.length === 0) return 'Nothing has dropped yet.';
  const rows = [
    ...drops.map((row) => ({ at: row.dropped_at, row, rest: dropped(row) })),
    ...ended.map((row) => ({ at: row.ended_at, row, rest: ['', '', `ended: ${row.cause}`, ''] })),
  ];
  return rows
    .toSorted((one, other) => other.at - one.at)
    .slice(0, shownRuns)
    .map(({ at, row, rest }) => [
      row.run_id,
      printTime(at),
      row.jackpot_id,
      fromMinor(row.amount_minor),
      row.level_minor === null ? 'level not opened' : `level ${fromMinor(row.level_minor)}`,
      ...rest,
    ]);
}

const dropped = (row: Awaited<ReturnType<typeof readDrops>>[number]): string[] => [
  row.account,
  `${row.vendor}:${row.round_id}`,
  row.state === 'paid' ? '' : row.state,
  row.reason,
];

async function verify({ db }: ActionContext, { run, ...said }: v.InferOutput<typeof verified>): Promise<Rows> {
  const drop = await db.selectFrom('jackpot_drops').selectAll().where('run_id', '=', run).executeTakeFirst();
  const unnamed = { name_pt: '', name_en: '', account: '' };
  if (drop) return verifyDrop(toDrop({ ...drop, ...unnamed }, 'en'), said);
  const ended = await db.selectFrom('ended_runs').selectAll().where('run_id', '=', run).executeTakeFirst();
  if (ended) return verifyEnded(toEnded({ ...ended, ...unnamed }, 'en'), said);
  const open = await db.selectFrom('jackpots').select('id').where('run_id', '=', run).executeTakeFirst();
  throw new OperatorError(
    open ? `The run ${run} has not ended: its level is not disclosed.` : `There is no run ${run}.`,
  );
}

async function verifyDrop(drop: JackpotDrop, said: Said): Promise<Rows> {
  const shown = { ...drop, level: said.level ?? drop.level, salt: said.salt ?? drop.salt };
  const rows = await levelRows(shown);
  const { before = 'unknown', amount } = shown;
  if (!(await isTrueDrop(shown)))
    throw new OperatorError(
      `The level ${shown.level} was not reached by the round that won ${drop.run}: ${before} before it, ${amount} with it.`,
    );
  return [...rows, ['paid', `${amount}, after ${before} before that round`]];
}

async function verifyEnded(ended: EndedRun, said: Said): Promise<Rows> {
  const { level = said.level, salt = said.salt } = ended;
  if (level === undefined || salt === undefined)
    throw new OperatorError(`The run ${ended.run} ended (${ended.cause}), and no secret opened its level.`);
  const rows = await levelRows({ ...ended, level: said.level ?? level, salt: said.salt ?? salt });
  return [...rows, ['ended', `${ended.cause}, at ${ended.amount}`]];
}

type Shown = RunTerms & { readonly commitment: string; readonly level: string; readonly salt: string };

/** The secret of a run's commitment; throws OperatorError if it does not match. */
async function levelRows(shown: Shown): Promise<Rows> {
  const { form, run, seed, cap, rate = '', commitment, level, salt } = shown;
  if (!(await isTrueLevel(shown)))
    throw new OperatorError(`Level, salt and terms do not match the commitment of ${run} (${commitment}).`);
  return [
    [
      'form',
      form === 1 ? 'level and salt alone (the old form)' : `run, ${seed} to ${cap} at ${rate} %, level and salt`,
    ],
    ['commitment', commitment],
    ['level', level],
    ['salt', salt],
  ];
}
