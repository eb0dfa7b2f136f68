import { readMerchant } from './merchant.ts';
import { flag } from '#gateway/db/flag.ts';
import {
  change,
  type Command,
  countRows,
  type Operator,
  OperatorError,
  printTime,
  readSwitch,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { readTime } from '#gateway/actions/read-time.ts';

/** The merchant that the settings name, with its settings. */
export async function merchantOf({ db, merchant }: Operator) {
  const found = await readMerchant({ db }, merchant);
  if (!found) throw noMerchant(merchant);
  return found;
}

export const noMerchant = (merchant: string) =>
  new OperatorError(`There is no merchant ${merchant}; MERCHANT names it.`);

/** A command that closes the site in one way, or opens it again. */
const closing = (
  way: 'maintenance' | 'region_restriction',
  command: Pick<Command, 'name' | 'help' | 'flags'>,
  what: string,
): Command => ({
  ...command,
  takes: '<on|off>',
  asks: ([word]) => (word === 'on' ? `${what} Visitors see the closed site at once. Go on?` : null),
  run: async (operator, [word], options) => {
    const on = readSwitch(word);
    const set = {
      [way]: flag(on),
      ...(way === 'maintenance' && { maintenance_until: on ? readTime(operator, options, 'until') : null }),
    };
    await change(operator, 'status', (trx) =>
      trx.updateTable('site_state').set(set).where('merchant_code', '=', operator.merchant).execute(),
    );
    return `${way.replace('_', ' ')} is ${word}`;
  },
});

/** Settings of the site as a whole. */
export const siteCommands: readonly Command[] = [
  {
    name: 'status',
    reads: true,
    help: 'how the site stands',
    run: async (operator) => {
      const { db, merchant } = operator;
      const { currency } = await merchantOf(operator);
      const state = await db
        .selectFrom('site_state')
        .selectAll()
        .where('merchant_code', '=', merchant)
        .executeTakeFirst();
      const open = await db
        .selectFrom('rounds')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return [
        ['merchant', `${merchant} (${currency})`],
        [
          'maintenance',
          state?.maintenance && state.maintenance_until !== null
            ? `on until ${printTime(state.maintenance_until)}`
            : writeSwitch(state?.maintenance),
        ],
        ['region restriction', writeSwitch(state?.region_restriction)],
        ['vendors', await countRows(operator, 'vendors')],
        ['games', await countRows(operator, 'games')],
        ['members', await countRows(operator, 'members')],
        ['open rounds', open.n],
      ];
    },
  },
  closing(
    'maintenance',
    {
      name: 'status maintenance',
      help: 'close the site for maintenance, or open it again; running rounds are still paid',
      flags: '[--until …]',
    },
    'The site closes for maintenance.',
  ),
  closing(
    'region_restriction',
    { name: 'status region', help: 'close the site to the region, or open it again' },
    'The site closes to visitors of the region.',
  ),
];
