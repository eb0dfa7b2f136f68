import * as v from 'valibot';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { OnOff, whole, word } from '#gateway/actions/inputs.ts';
import { printTime, type Rows, writeSwitch } from '#gateway/actions/print.ts';
import { saidGame } from '#gateway/actions/said-game.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import { openSeed } from './seeds.ts';
import { slotMinutes, takesPart } from './slots.ts';

/** Number of printed draws. */
const shownDraws = 20;

const minutesRule = 'Say the minutes between two draws: 5 to 1440, in fives.';
const Minutes = v.pipe(whole(slotMinutes, 1440, minutesRule), v.multipleOf(slotMinutes, minutesRule));

/** `20:05` → 1205 */
const Minute = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
    return Number(hours) * 60 + Number(minutes);
  }),
  v.check((minute) => minute % slotMinutes === 0, 'Say a time of the day in fives, such as 20:05.'),
);

const lottery = v.object({ nodeId: word(v.string(), 'nodeId') });
const Numero = word(v.string(), 'numero');
const rhythm = v.object({
  ...lottery.entries,
  every_minutes: word(Minutes, 'minutes'),
  first_minute: v.optional(word(Minute, 'HH:MM'), '00:00'),
});
const verified = v.object({ ...lottery.entries, numero: Numero, seed: v.optional(word(v.string(), 'seed')) });

/** Lotteries, their intervals and their results (gateway/areas/lottery/README.md). */
export const lotteryActions = [
  defineAction({
    name: 'lottery list',
    reads: true,
    summary: 'the lotteries and their schedules',
    run: list,
  }),
  defineAction({
    name: 'lottery set',
    examples: ['lottery set SEA-1 60 20:00'],
    summary: 'make a game a lottery, drawn every 5 to 1440 minutes (in fives) from a time of the day on',
    input: rhythm,
    changes: ['draws'],
    run: set,
  }),
  defineAction({
    name: 'lottery sale',
    examples: ['lottery sale SEA-1 off'],
    summary: 'start or stop the sale of a lottery’s tickets; sold ones keep their draws',
    input: v.object({ ...lottery.entries, open: word(OnOff) }),
    changes: ['draws'],
    run: async ({ db }, { nodeId: said, open }) => {
      const nodeId = await saidGame(db, said);
      const result = await db
        .updateTable('lotteries')
        .set({ open: flag(open) })
        .where('node_id', '=', nodeId)
        .executeTakeFirst();
      refuseNone(result, `lottery ${nodeId}`);
      return `${nodeId}: ${writeSwitch(open)}`;
    },
  }),
  defineAction({
    name: 'lottery draws',
    reads: true,
    examples: ['lottery draws SEA-1'],
    summary: 'the draws of a lottery, newest first',
    input: lottery,
    run: draws,
  }),
  defineAction({
    name: 'lottery verify',
    reads: true,
    examples: ['lottery verify SEA-1 20260314-240'],
    summary: 'recompute the numbers of a draw, from its seed or a given one, and compare the commitment',
    input: verified,
    run: verify,
  }),
  defineAction({
    name: 'lottery void',
    examples: ['lottery void 20260314-240'],
    summary:
      'void a draw before it is drawn: the stakes of all its tickets, in every lottery, are returned, and its seed is disclosed',
    input: v.object({ numero: Numero }),
    changes: ['draws'],
    asks: ({ numero }) => `The draw ${numero} is voided in every lottery, and stakes are returned. Continue?`,
    run: async ({ db, clock, secrets }, { numero }) => {
      const draw = await db.selectFrom('draws').selectAll().where('numero', '=', numero).executeTakeFirst();
      const seed = draw ? await openSeed(secrets.read(), draw) : null;
      const result = await db
        .updateTable('draws')
        .set({ state: 'void', void_seed: seed, ended_at: clock() })
        .where('numero', '=', numero)
        .where('state', '=', 'selling')
        .where('draws_at', '>', clock())
        .executeTakeFirst();
      refuseNone(result, `draw ${numero} that is still to come`);
      return seed === null ? `${numero} is void; no secret opened its seed` : `${numero} is void; its seed was ${seed}`;
    },
  }),
];

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function list({ db }: ActionContext): Promise<Rows> {
  const rows = await db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .selectAll('lotteries')
    .select(['games.name_pt', 'games.game_code'])
    .orderBy('lotteries.node_id')
    .execute();
  return rows.map((row) => [
    row.node_id,
    `every ${row.every_minutes} min`,
    `from ${timeOf(row.first_minute)}`,
    writeSwitch(row.open),
    row.game_code,
    row.name_pt,
  ]);
}

async function set({ db }: ChangeContext, { nodeId: said, ...times }: v.InferOutput<typeof rhythm>): Promise<string> {
  const nodeId = await saidGame(db, said);
  const game = await db.selectFrom('games').select('node_id').where('node_id', '=', nodeId).executeTakeFirst();
  if (!game) throw new OperatorError(`There is no game ${nodeId}.`);
  await db
    .insertInto('lotteries')
    .values({ node_id: nodeId, ...times, open: 1 })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(times))
    .execute();
  return `${nodeId} is drawn every ${times.every_minutes} min from ${timeOf(times.first_minute)}`;
}

async function lotteryOf({ db }: ActionContext, said: string) {
  const nodeId = await saidGame(db, said);
  const found = await db.selectFrom('lotteries').selectAll().where('node_id', '=', nodeId).executeTakeFirst();
  if (!found) throw new OperatorError(`There is no lottery ${nodeId}.`);
  return found;
}

async function draws(context: ActionContext, { nodeId: said }: v.InferOutput<typeof lottery>): Promise<Rows> {
  const own = await lotteryOf(context, said);
  const { node_id: nodeId } = own;
  const rows = await context.db
    .selectFrom('draws')
    .selectAll()
    .where('state', '!=', 'selling')
    .orderBy('draws_at', 'desc')
    .limit(24 * 60)
    .execute();
  const shown = rows.filter(({ minute }) => takesPart(own, minute)).slice(0, shownDraws);
  return Promise.all(
    shown.map(async ({ numero, draws_at, state, seed, void_seed: voidSeed }) => [
      numero,
      printTime(draws_at),
      seed === null ? state : (await numbersOf(seed, { nodeId, numero })).join(' '),
      seed ?? voidSeed ?? 'its seed could not be opened',
    ]),
  );
}

async function verify(
  context: ActionContext,
  { nodeId: lotto, numero, seed: said }: v.InferOutput<typeof verified>,
): Promise<Rows> {
  const { node_id: nodeId } = await lotteryOf(context, lotto);
  const draw = await context.db.selectFrom('draws').selectAll().where('numero', '=', numero).executeTakeFirst();
  if (!draw) throw new OperatorError(`There is no draw ${numero}.`);
  const seed = said ?? draw.seed ?? draw.void_seed;
  if (seed === null)
    throw new OperatorError(
      draw.state === 'void'
        ? `The draw ${numero} is void, and its seed could not be opened.`
        : `The draw ${numero} is ${draw.state}: its seed is not told.`,
    );
  if ((await commitmentOf(seed)) !== draw.commitment)
    throw new OperatorError(`The seed is not the one that ${numero} was committed to (${draw.commitment}).`);
  return [
    ['commitment', draw.commitment],
    ['seed', seed],
    [draw.state === 'void' ? 'not drawn' : 'numbers', (await numbersOf(seed, { nodeId, numero })).join(' ')],
  ];
}
