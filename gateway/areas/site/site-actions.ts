import * as v from 'valibot';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { countRows } from '#gateway/actions/count-rows.ts';
import { OnOff, refusePast, word } from '#gateway/actions/inputs.ts';
import { printTime, writeSwitch } from '#gateway/actions/print.ts';
import { time } from '#gateway/actions/time.ts';
import { countWaiting } from '#gateway/actions/waiting.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { switchWorker } from '#gateway/context/worker-switch.ts';
import { readMerchant } from './merchant.ts';

/** The merchant that the settings name, with its settings. */
export async function merchantOf({ db, merchant }: ActionContext) {
  const found = await readMerchant({ db }, merchant);
  if (!found) throw noMerchant(merchant);
  return found;
}

export const noMerchant = (merchant: string) =>
  new OperatorError(`There is no merchant ${merchant}; MERCHANT names it.`);

const setState = ({ db, merchant }: ChangeContext, set: Partial<Tables['site_state']>) =>
  db.updateTable('site_state').set(set).where('merchant_code', '=', merchant).execute();

const question = (on: boolean, what: string) => (on ? `${what} Visitors see the closed site at once. Continue?` : null);

/** Settings of the site as a whole. */
export const siteActions = [
  defineAction({
    name: 'status',
    reads: true,
    summary: 'the state of the site, and the number of pending items of each kind',
    run: async (context) => {
      const { db, merchant } = context;
      const { currency } = await merchantOf(context);
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
        ['vendors', await countRows(db, 'vendors')],
        ['games', await countRows(db, 'games')],
        ['members', await countRows(db, 'members')],
        ['open rounds', open.n],
        ...(await countWaiting(context)).map(({ thing, count }) => [`waiting: ${thing}`, count]),
      ];
    },
  }),
  defineAction({
    name: 'status maintenance',
    examples: ['status maintenance on --until "2099-03-14 05:00"', 'status maintenance off'],
    summary: 'close the site for maintenance, or open it again; running rounds are still paid',
    input: v.object({ on: word(OnOff), until: v.optional(time('until')) }),
    changes: ['status'],
    asks: ({ on }) => question(on, 'The site closes for maintenance.'),
    run: async (context, { on, until }) => {
      if (on) refusePast(context.clock(), until, 'until');
      await setState(context, { maintenance: flag(on), maintenance_until: on ? (until ?? null) : null });
      return `maintenance is ${writeSwitch(on)}`;
    },
  }),
  defineAction({
    name: 'status region',
    examples: ['status region on'],
    summary: 'close the site to the region, or open it again',
    input: v.object({ on: word(OnOff) }),
    changes: ['status'],
    asks: ({ on }) => question(on, 'The site closes to visitors of the region.'),
    run: async (context, { on }) => {
      await setState(context, { region_restriction: flag(on) });
      return `region restriction is ${writeSwitch(on)}`;
    },
  }),
];

/** The kill switch of the service worker (docs/operating.md, New versions). */
export const workerActions = [
  defineAction({
    name: 'worker',
    examples: ['worker off'],
    summary: 'remove the service worker from every browser, or register it again',
    input: v.object({ on: word(OnOff) }),
    changes: ['status'],
    asks: ({ on }) =>
      on ? null : 'Every browser drops its worker and what it has cached; the site then needs the network. Continue?',
    run: async ({ db, merchant }, { on }) => {
      await switchWorker(db, merchant, on);
      return `the worker is ${writeSwitch(on)}`;
    },
  }),
];
