import { readMerchant } from '../domain/merchant.ts';
import { flag } from '../db/flag.ts';
import { change, type Command, type Operator, OperatorError, printRows, readSwitch } from './command.ts';

async function merchantOf({ db, merchant }: Operator) {
  const found = await readMerchant({ db }, merchant);
  if (!found) throw new OperatorError(`There is no merchant ${merchant}; MERCHANT names it.`);
  return found;
}

const closing =
  (what: string) =>
  ([word]: readonly string[]) =>
    word === 'on' ? `${what} Visitors see the closed site at once. Go on?` : null;

/** Settings of the site as a whole. */
export const siteCommands: readonly Command[] = [
  {
    name: 'status',
    takes: '',
    help: 'how the site stands',
    run: async (operator) => {
      const { db, merchant } = operator;
      const { currency } = await merchantOf(operator);
      const state = await db
        .selectFrom('site_state')
        .selectAll()
        .where('merchant_code', '=', merchant)
        .executeTakeFirst();
      const count = async (table: 'games' | 'vendors' | 'members') =>
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n;
      const open = await db
        .selectFrom('rounds')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      printRows(operator, [
        ['merchant', `${merchant} (${currency})`],
        ['maintenance', state?.maintenance ? 'on' : 'off'],
        ['region restriction', state?.region_restriction ? 'on' : 'off'],
        ['vendors', await count('vendors')],
        ['games', await count('games')],
        ['members', await count('members')],
        ['open rounds', open.n],
      ]);
    },
  },
  {
    name: 'status maintenance',
    takes: '<on|off>',
    help: 'close the site for maintenance, or open it again; running rounds are still paid',
    asks: closing('The site closes for maintenance.'),
    run: async (operator, [word]) => {
      const maintenance = flag(readSwitch(word));
      await change(operator, 'status', (trx) =>
        trx.updateTable('site_state').set({ maintenance }).where('merchant_code', '=', operator.merchant).execute(),
      );
      operator.print(`maintenance is ${word}`);
    },
  },
  {
    name: 'status region',
    takes: '<on|off>',
    help: 'close the site to the region, or open it again',
    asks: closing('The site closes to visitors of the region.'),
    run: async (operator, [word]) => {
      const restriction = flag(readSwitch(word));
      await change(operator, 'status', (trx) =>
        trx
          .updateTable('site_state')
          .set({ region_restriction: restriction })
          .where('merchant_code', '=', operator.merchant)
          .execute(),
      );
      operator.print(`region restriction is ${word}`);
    },
  },
  {
    name: 'flags list',
    takes: '',
    help: "the merchant's flags",
    run: async (operator) => {
      const { settings } = await merchantOf(operator);
      printRows(
        operator,
        Object.entries(settings.flags)
          .toSorted()
          .map(([name, on]) => [name, on ? 'on' : 'off']),
      );
    },
  },
  {
    name: 'flags set',
    takes: '<name> <on|off>',
    help: 'switch a flag of the merchant',
    run: async (operator, [name = '', word]) => {
      const on = readSwitch(word);
      if (!/^[\w.]{1,40}$/.test(name)) throw new OperatorError('A flag has a name of letters and digits.');
      await change(operator, 'status', async (trx) => {
        const row = await trx
          .selectFrom('merchants')
          .select('settings')
          .where('code', '=', operator.merchant)
          .executeTakeFirst();
        if (!row) throw new OperatorError(`There is no merchant ${operator.merchant}; MERCHANT names it.`);
        const settings = JSON.parse(row.settings) as { flags: Record<string, boolean> };
        const changed = JSON.stringify({ ...settings, flags: { ...settings.flags, [name]: on } });
        await trx.updateTable('merchants').set({ settings: changed }).where('code', '=', operator.merchant).execute();
      });
      operator.print(`${name} is ${word}`);
    },
  },
];
