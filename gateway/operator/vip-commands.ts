import * as v from 'valibot';
import { Amount, fromMinor, toMinor } from '#src/contract/amount.ts';
import { Code } from '#src/contract/wire.ts';
import { change, type Command, type Operator, OperatorError, type Options, printRows, readPart } from './command.ts';

/** The levels of the VIP page. */
export const vipCommands: readonly Command[] = [
  {
    name: 'vip list',
    takes: '',
    help: 'the VIP levels, lowest first',
    run: async (operator) => {
      const rows = await operator.db.selectFrom('vip_levels').selectAll().orderBy('turnover_minor').execute();
      printRows(
        operator,
        rows.map((row) => [
          row.id,
          fromMinor(row.turnover_minor),
          row.name_pt,
          row.benefits_pt.replaceAll('\n', ' / '),
        ]),
      );
    },
  },
  {
    name: 'vip set',
    takes: '<id>',
    help: 'write a VIP level, or the parts of it that are given; each line of the benefits is one of them',
    flags: '[--turnover 1000.00] [--name-pt …] [--name-en …] [--benefits-pt …] [--benefits-en …]',
    options: {
      turnover: { type: 'string' },
      'name-pt': { type: 'string' },
      'name-en': { type: 'string' },
      'benefits-pt': { type: 'string' },
      'benefits-en': { type: 'string' },
    },
    run: setLevel,
  },
  {
    name: 'vip remove',
    takes: '<id>',
    help: 'take a VIP level away for good',
    asks: ([id]) => `The VIP level ${id} is removed for good. Go on?`,
    run: async (operator, [id = '']) => {
      await change(operator, 'vip', async (trx) => {
        const removed = await trx.deleteFrom('vip_levels').where('id', '=', id).executeTakeFirst();
        if (removed.numDeletedRows === 0n) throw new OperatorError(`There is no VIP level ${id}.`);
      });
      operator.print(`removed ${id}`);
    },
  },
];

/** A level that is new needs all its parts. */
async function setLevel(operator: Operator, [id = '']: readonly string[], options: Options) {
  if (!v.is(Code, id)) throw new OperatorError('A level has an id of letters and digits.');
  if (Object.keys(options).every((name) => name === 'yes')) throw new OperatorError('Say what is to be written.');
  await change(operator, 'vip', async (trx) => {
    const old = await trx.selectFrom('vip_levels').selectAll().where('id', '=', id).executeTakeFirst();
    const level = {
      turnover_minor: readTurnover(readPart(options, 'turnover', old && fromMinor(old.turnover_minor))),
      name_pt: readPart(options, 'name-pt', old?.name_pt),
      name_en: readPart(options, 'name-en', old?.name_en),
      benefits_pt: readPart(options, 'benefits-pt', old?.benefits_pt),
      benefits_en: readPart(options, 'benefits-en', old?.benefits_en),
    };
    await trx
      .insertInto('vip_levels')
      .values({ id, ...level })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(level))
      .execute();
  });
  operator.print(`wrote ${id}`);
}

function readTurnover(text: string): number {
  if (v.is(Amount, text) && toMinor(text) >= 0) return toMinor(text);
  throw new OperatorError('--turnover is an amount with two digits after the point, such as 1000.00.');
}
