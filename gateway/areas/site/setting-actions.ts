import * as v from 'valibot';
import { calls } from '#src/contract/calls.ts';
import type { MenuKey } from '#src/contract/site/menu-keys.ts';
import { hasModule, type ModuleId } from '#src/contract/core/module-ids.ts';
import { type Action, type ChangeContext, defineAction } from '#gateway/actions/define-action.ts';
import { codeOf, explained } from '#gateway/actions/codes.ts';
import type { Codes } from '#gateway/actions/fields.ts';
import { nameIn, OnOff, word } from '#gateway/actions/inputs.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import { flagCodes, moduleCodes } from './flag-codes.ts';
import type { MerchantSettings } from './merchant.ts';
import { merchantOf, noMerchant } from './site-actions.ts';

/** Programmes that can be switched: the missions [S1-227], the referral programme [S1-335]. White-label calls them promotions. */
const programmeCodes: Codes = { mission: 'missions', referral: 'inviting friends' };

const menuCodes: Record<MenuKey, string> = {
  myAccount: 'the account',
  deposit: 'deposits',
  withdraw: 'withdrawals',
  bettingRecord: 'bets that were placed',
  accountRecord: 'what moved the balance',
  profitAndLoss: 'what each day came to',
  rewardCenter: 'rewards to be claimed',
  securityCenter: 'passwords, passkeys and devices',
  appDownload: 'installing the app',
  hotMatch: 'hot matches',
  pointMall: 'the point mall',
  jackpot: 'jackpots',
  lottery: 'the lotteries, by their next draw',
};

const moduleNames = Object.keys(moduleCodes) as ModuleId[];

const FlagName = explained(
  v.pipe(v.string(), v.regex(/^[\w.]{1,40}$/, 'A flag has a name of letters and digits.')),
  flagCodes,
);

const templatePages = { member: 'the member centre', deposit: 'the deposit page' };

/** The merchant's switches: flags, entries of the side menu [S1-225], programmes. */
export const settingActions = [
  defineAction({
    name: 'flags list',
    reads: true,
    summary: "the merchant's flags",
    run: async (context) => {
      const { settings } = await merchantOf(context);
      return Object.entries(settings.flags)
        .toSorted()
        .map(([name, on]) => [name, writeSwitch(on), flagCodes[name] ?? '']);
    },
  }),
  flagSetting('flags set', 'switch a flag of the merchant', 'gameFilters', word(FlagName, 'name')),
  defineAction({
    name: 'modules list',
    reads: true,
    summary: "the platform's modules, and the calls of each that are closed with it",
    run: async (context) => {
      const { settings } = await merchantOf(context);
      return moduleNames.map((id) => [
        id,
        writeSwitch(hasModule(settings.flags, id)),
        moduleCodes[id],
        calls
          .filter((call) => call.module === id)
          .map(({ name }) => name)
          .join(', '),
      ]);
    },
  }),
  flagSetting(
    'modules set',
    'open or close a module of the platform; it is a flag of the merchant',
    'REG3',
    word(nameIn(moduleCodes), 'id'),
  ),
  defineAction({
    name: 'template set',
    examples: ['template set new', 'template set new --page deposit'],
    summary:
      'the template of the member centre, as rows or tiles; or of the deposit page, with or without quick amounts',
    input: v.object({
      template: word(codeOf({ base: 'rows, the amount alone', new: 'tiles, amounts by one tap' }, 'Say base or new.')),
      page: v.optional(codeOf(templatePages, 'The pages are member and deposit.'), 'member'),
    }),
    changes: ['status'],
    run: async (context, { template, page }) => {
      await changeSettings(context, ({ mobileTemplate = { mem_cen: 'base', dep_func: 'base' } }) => ({
        mobileTemplate: { ...mobileTemplate, [page === 'member' ? 'mem_cen' : 'dep_func']: template },
      }));
      return `${templatePages[page]} has the template ${template}`;
    },
  }),
  ...listSettings('menu', 'menu', 'entries of side menu and member centre', menuCodes, 'an entry of the menus'),
  ...listSettings('programmes', 'promotions', 'programmes', programmeCodes, 'a programme'),
];

/** An action that switches a flag of the merchant, which `flag` reads. */
function flagSetting(name: string, summary: string, sample: string, flag: v.GenericSchema<string>): Action {
  return defineAction({
    name,
    summary,
    examples: [`${name} ${sample} on`],
    input: v.object({ flag, on: word(OnOff) }),
    changes: ['status'],
    run: async (context, { flag: id, on }) => {
      await changeSettings(context, ({ flags }) => ({ flags: { ...flags, [id]: on } }));
      return `${id} is ${writeSwitch(on)}`;
    },
  });
}

/** Actions over a list of names in the settings, of which each is on or off. */
function listSettings(
  group: string,
  list: 'menu' | 'promotions',
  all: string,
  codes: Codes,
  one: string,
): readonly Action[] {
  return [
    defineAction({
      name: `${group} list`,
      reads: true,
      summary: `the ${all}`,
      run: async (context) => {
        const { settings } = await merchantOf(context);
        return Object.entries(codes).map(([name, line]) => [name, writeSwitch(settings[list].includes(name)), line]);
      },
    }),
    defineAction({
      name: `${group} set`,
      summary: `switch ${one}`,
      examples: [`${group} set ${Object.keys(codes)[0] ?? ''} on`],
      input: v.object({ name: word(nameIn(codes), 'name'), on: word(OnOff) }),
      changes: ['status'],
      run: async (context, { name, on }) => {
        await changeSettings(context, ({ [list]: old }) => {
          const rest = old.filter((other) => other !== name);
          return { [list]: on ? [...rest, name] : rest };
        });
        return `${name} is ${writeSwitch(on)}`;
      },
    }),
  ];
}

/** Updates a part of the merchant's settings. A setting that was never set is missing, whatever its type says. */
export async function changeSettings(
  { db, merchant }: Pick<ChangeContext, 'db' | 'merchant'>,
  settle: (settings: MerchantSettings) => Partial<MerchantSettings>,
): Promise<void> {
  const row = await db.selectFrom('merchants').select('settings').where('code', '=', merchant).executeTakeFirst();
  if (!row) throw noMerchant(merchant);
  const settings = JSON.parse(row.settings) as MerchantSettings;
  const changed = JSON.stringify({ ...settings, ...settle(settings) });
  await db.updateTable('merchants').set({ settings: changed }).where('code', '=', merchant).execute();
}
