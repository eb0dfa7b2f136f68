import { hasModule, type ModuleId, moduleIds } from '#src/contract/module-ids.ts';
import { calls } from '#src/contract/calls.ts';
import { menuKeys } from '#src/contract/menu-keys.ts';
import type { MerchantSettings } from './merchant.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  readSwitch,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { merchantOf, noMerchant } from './site-actions.ts';

/** What runs or does not: the missions [S1-227], the referral programme [S1-335]. White-label calls them promotions. */
const programmeNames: readonly string[] = ['mission', 'referral'];

const moduleNames: readonly ModuleId[] = Object.values(moduleIds);

/** What the merchant switches on and off: flags, entries of the side menu [S1-225], programmes. */
export const settingCommands: readonly Command[] = [
  {
    name: 'flags list',
    reads: true,
    help: "the merchant's flags",
    run: async (operator) => {
      const { settings } = await merchantOf(operator);
      return Object.entries(settings.flags)
        .toSorted()
        .map(([name, on]) => [name, writeSwitch(on)]);
    },
  },
  {
    name: 'flags set',
    takes: '<name> <on|off>',
    help: 'switch a flag of the merchant',
    run: async (operator, [name = '', word]) => {
      const on = readSwitch(word);
      if (!/^[\w.]{1,40}$/.test(name)) throw new OperatorError('A flag has a name of letters and digits.');
      await changeSettings(operator, ({ flags }) => ({ flags: { ...flags, [name]: on } }));
      return `${name} is ${word}`;
    },
  },
  {
    name: 'modules list',
    reads: true,
    help: "the platform's modules, and the calls of each that are closed with it",
    run: async (operator) => {
      const { settings } = await merchantOf(operator);
      return moduleNames.map((id) => [
        id,
        writeSwitch(hasModule(settings.flags, id)),
        calls
          .filter((call) => call.module === id)
          .map(({ name }) => name)
          .join(', '),
      ]);
    },
  },
  {
    name: 'modules set',
    takes: '<id> <on|off>',
    help: 'open or close a module of the platform; it is a flag of the merchant',
    run: async (operator, [id = '', word]) => {
      const on = readSwitch(word);
      if (!moduleNames.some((known) => known === id)) throw noneOf(id, moduleNames);
      await changeSettings(operator, ({ flags }) => ({ flags: { ...flags, [id]: on } }));
      return `${id} is ${word}`;
    },
  },
  {
    name: 'template set',
    takes: '<base|new>',
    help: 'the form of the member centre: rows, or tiles',
    run: async (operator, [template]) => {
      if (template !== 'base' && template !== 'new') throw new OperatorError('Say base or new.');
      await changeSettings(operator, ({ mobileTemplate }) => ({
        mobileTemplate: { ...(mobileTemplate ?? { dep_func: 'base' }), mem_cen: template },
      }));
      return `the member centre has the template ${template}`;
    },
  },
  ...switches('menu', 'menu', 'entries of side menu and member centre', menuKeys, 'an entry of the menus'),
  ...switches('programmes', 'promotions', 'programmes', programmeNames, 'a programme'),
];

const noneOf = (name: string, names: readonly string[]) =>
  new OperatorError(`There is no ${name}; there are ${names.join(', ')}.`);

/** Commands over a list of names in the settings, of which each is on or off. */
function switches(
  word: string,
  list: 'menu' | 'promotions',
  help: string,
  names: readonly string[],
  one: string,
): Command[] {
  return [
    {
      name: `${word} list`,
      reads: true,
      help: `the ${help}`,
      run: async (operator) => {
        const { settings } = await merchantOf(operator);
        return names.map((name) => [name, writeSwitch(settings[list].includes(name))]);
      },
    },
    {
      name: `${word} set`,
      takes: '<name> <on|off>',
      help: `switch ${one}`,
      run: async (operator, [name = '', state]) => {
        const on = readSwitch(state);
        if (!names.includes(name)) throw noneOf(name, names);
        await changeSettings(operator, ({ [list]: old }) => {
          const rest = old.filter((other) => other !== name);
          return { [list]: on ? [...rest, name] : rest };
        });
        return `${name} is ${state}`;
      },
    },
  ];
}

/** Writes a part of the merchant's settings; the rest stays as it was. What was never set is missing, whatever its type says. */
export async function changeSettings(
  operator: Operator,
  settle: (settings: MerchantSettings) => Partial<MerchantSettings>,
): Promise<void> {
  const { merchant } = operator;
  await change(operator, 'status', async (trx) => {
    const row = await trx.selectFrom('merchants').select('settings').where('code', '=', merchant).executeTakeFirst();
    if (!row) throw noMerchant(merchant);
    const settings = JSON.parse(row.settings) as MerchantSettings;
    const changed = JSON.stringify({ ...settings, ...settle(settings) });
    await trx.updateTable('merchants').set({ settings: changed }).where('code', '=', merchant).execute();
  });
}
