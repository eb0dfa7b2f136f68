import * as v from 'valibot';
import { Amount, fromMinor, toMinor } from '#src/contract/amount.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  readId,
  readTexts,
  refuseNothing,
} from '#gateway/actions/command.ts';
import { removal } from '#gateway/actions/row-commands.ts';

/** The levels of the VIP page. */
export const vipCommands: readonly Command[] = [
  {
    name: 'vip list',
    reads: true,
    help: 'the VIP levels, lowest first',
    run: async ({ db }) => {
      const rows = await db.selectFrom('vip_levels').selectAll().orderBy('turnover_minor').execute();
      return rows.map((row) => [
        row.id,
        fromMinor(row.turnover_minor),
        row.name_pt,
        row.benefits_pt.replaceAll('\n', ' / '),
      ]);
    },
  },
  {
    name: 'vip set',
    takes: '<id>',
    help: 'write a VIP level, or the parts of it that are given; each line of the benefits is one of them',
    flags: '[--turnover 1000.00] [--name-pt …] [--name-en …] [--benefits-pt …] [--benefits-en …]',
    run: setLevel,
  },
  removal('vip', 'vip', 'VIP level', (trx, id) => trx.deleteFrom('vip_levels').where('id', '=', id).executeTakeFirst()),
];

/** A level that is new needs all its parts. */
async function setLevel(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A level');
  refuseNothing(options);
  await change(operator, 'vip', async (trx) => {
    const old = await trx.selectFrom('vip_levels').selectAll().where('id', '=', id).executeTakeFirst();
    const before = old && { ...old, turnover: fromMinor(old.turnover_minor) };
    const columns = ['turnover', 'name_pt', 'name_en', 'benefits_pt', 'benefits_en'] as const;
    const { turnover, ...texts } = readTexts(options, columns, before);
    const level = { turnover_minor: readTurnover(turnover), ...texts };
    await trx
      .insertInto('vip_levels')
      .values({ id, ...level })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(level))
      .execute();
  });
  return `wrote ${id}`;
}

function readTurnover(text: string): number {
  if (v.is(Amount, text) && toMinor(text) >= 0) return toMinor(text);
  throw new OperatorError('--turnover is an amount with two digits after the point, such as 1000.00.');
}
