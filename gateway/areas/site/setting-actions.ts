import * as v from 'valibot';
import { calls } from '#src/contract/calls.ts';
import { menuKeys } from '#src/contract/site/menu-keys.ts';
import { hasModule, type ModuleId, moduleIds } from '#src/contract/core/module-ids.ts';
import { type Action, type ChangeContext, defineAction } from '#gateway/actions/define-action.ts';
import { nameIn, OnOff, word } from '#gateway/actions/inputs.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import type { MerchantSettings } from './merchant.ts';
import { merchantOf, noMerchant } from './site-actions.ts';

/** What runs or does not: the missions [S1-227], the referral programme [S1-335]. White-label calls them promotions. */
const programmeNames = ['mission', 'referral'];

const moduleNames: readonly ModuleId[] = Object.values(moduleIds);

const FlagName = v.pipe(v.string(), v.regex(/^[\w.]{1,40}$/, 'A flag has a name of letters and digits.'));

/** What the merchant switches on and off: flags, entries of the side menu [S1-225], programmes. */
export const settingActions = [
  defineAction({
    name: 'flags list',
    reads: true,
    summary: "the merchant's flags",
    run: async (context) => {
      const { settings } = await merchantOf(context);
      return Object.entries(settings.flags)
        .toSorted()
        .map(([name, on]) => [name, writeSwitch(on)]);
    },
  }),
  flagSetting('flags set', 'switch a flag of the merchant', word(FlagName, 'name')),
  defineAction({
    name: 'modules list',
    reads: true,
    summary: "the platform's modules, and the calls of each that are closed with it",
    run: async (context) => {
      const { settings } = await merchantOf(context);
      return moduleNames.map((id) => [
        id,
        writeSwitch(hasModule(settings.flags, id)),
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
    word(nameIn(moduleNames), 'id'),
  ),
  defineAction({
    name: 'template set',
    summary: 'the form of the member centre: rows, or tiles',
    input: v.object({ template: word(v.picklist(['base', 'new'], 'Say base or new.')) }),
    changes: ['status'],
    run: async (context, { template }) => {
      await changeSettings(context, ({ mobileTemplate }) => ({
        mobileTemplate: { ...(mobileTemplate ?? { dep_func: 'base' }), mem_cen: template },
      }));
      return `the member centre has the template ${template}`;
    },
  }),
  ...listSettings('menu', 'menu', 'entries of side menu and member centre', menuKeys, 'an entry of the menus'),
  ...listSettings('programmes', 'promotions', 'programmes', programmeNames, 'a programme'),
];

/** An action that switches a flag of the merchant, which `flag` reads. */
function flagSetting(name: string, summary: string, flag: v.GenericSchema<string>): Action {
  return defineAction({
    name,
    summary,
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
  names: readonly string[],
  one: string,
): readonly Action[] {
  return [
    defineAction({
      name: `${group} list`,
      reads: true,
      summary: `the ${all}`,
      run: async (context) => {
        const { settings } = await merchantOf(context);
        return names.map((name) => [name, writeSwitch(settings[list].includes(name))]);
      },
    }),
    defineAction({
      name: `${group} set`,
      summary: `switch ${one}`,
      input: v.object({ name: word(nameIn(names), 'name'), on: word(OnOff) }),
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

/** Writes a part of the merchant's settings; the rest stays as it was. What was never set is missing, whatever its type says. */
export async function changeSettings(
  { db, merchant }: ChangeContext,
  settle: (settings: MerchantSettings) => Partial<MerchantSettings>,
): Promise<void> {
  const row = await db.selectFrom('merchants').select('settings').where('code', '=', merchant).executeTakeFirst();
  if (!row) throw noMerchant(merchant);
  const settings = JSON.parse(row.settings) as MerchantSettings;
  const changed = JSON.stringify({ ...settings, ...settle(settings) });
  await db.updateTable('merchants').set({ settings: changed }).where('code', '=', merchant).execute();
}
