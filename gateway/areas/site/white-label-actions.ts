import { isLinkage } from '#src/contract/announcements.ts';
import { prizeModes, readPrizeMode } from '#src/contract/game-type.ts';
import type { MerchantSettings } from './merchant.ts';
import { type Command, type Operator, OperatorError } from '#gateway/actions/command.ts';
import { changeSettings } from './setting-actions.ts';
import { merchantOf } from './site-actions.ts';

/** Under these names the merchant's paths hold what the app reads there. */
type Path = 'affiliateService' | 'gameLaunchFB';

/** `needs` ends the sentence that refuses another value; one that `goes` may be off. */
type Setting = {
  readonly needs: string;
  readonly goes?: true;
  readonly accepts: (text: string, operator: Operator) => boolean | Promise<boolean>;
  readonly show: (settings: MerchantSettings) => string | number | undefined;
  readonly write: (text: string | undefined, settings: MerchantSettings) => Partial<MerchantSettings>;
};

const path = (name: Path, rest: Pick<Setting, 'needs' | 'accepts'>): Setting => ({
  ...rest,
  goes: true,
  show: ({ paths }) => paths[name],
  write: (text, { paths = {} }) => {
    const { [name]: _, ...others } = paths;
    return { paths: text === undefined ? others : { ...others, [name]: text } };
  },
});

const settings: Readonly<Record<string, Setting>> = {
  brandName: {
    needs: 'a name of up to 30 letters, digits and spaces',
    accepts: (text) => /^[\p{L}\p{N}](?:[\p{L}\p{N} .&'’-]{0,28}[\p{L}\p{N}.])?$/u.test(text),
    show: ({ brandName }) => brandName,
    write: (brandName = '') => ({ brandName }),
  },
  ageLimit: {
    needs: 'a whole number from 16 to 99',
    accepts: (text) => /^\d\d$/.test(text) && Number(text) >= 16,
    show: ({ ageLimit }) => ageLimit,
    write: (text) => ({ ageLimit: Number(text) }),
  },
  lotteryPrizeMode: {
    needs: `one of ${prizeModes.join(', ')}, or off`,
    goes: true,
    accepts: (text) => readPrizeMode(text) !== undefined,
    show: ({ lotteryPrizeMode }) => lotteryPrizeMode,
    write: (text) => ({ lotteryPrizeMode: readPrizeMode(text) }),
  },
  affiliateService: path('affiliateService', {
    needs: 'an address that begins with https:, a path of this site, or off',
    accepts: (text) => /^(?:https:\/\/|\/)/.test(text) && isLinkage(text),
  }),
  gameLaunchFB: path('gameLaunchFB', {
    needs: 'a list of codes of vendors that there are, such as COR,NOR, or off',
    accepts: async (text, { db }) => {
      const codes = text.split(',');
      const rows = await db.selectFrom('vendors').select('vassalage').where('vassalage', 'in', codes).execute();
      return new Set(codes).size === codes.length && rows.length === codes.length;
    },
  }),
};

/** What the merchant says of itself, and what is no switch. */
export const whiteLabelCommands: readonly Command[] = [
  {
    name: 'settings show',
    reads: true,
    help: "the merchant's brand, age limit, lottery mode and paths",
    run: async (operator) => {
      const merchant = await merchantOf(operator);
      return Object.entries(settings).map(([key, { show }]) => [key, show(merchant.settings) ?? 'off']);
    },
  },
  {
    name: 'settings set',
    takes: '<key> <value>',
    help: `write one of ${Object.keys(settings).join(', ')}; the last three may be off`,
    run: async (operator, [key = '', value = '']) => {
      const setting = Object.hasOwn(settings, key) ? settings[key] : undefined;
      if (!setting) throw new OperatorError(`There is no ${key}; there are ${Object.keys(settings).join(', ')}.`);
      const text = value.trim();
      const off = setting.goes === true && text === 'off';
      if (!off && !(await setting.accepts(text, operator))) throw new OperatorError(`${key} needs ${setting.needs}.`);
      await changeSettings(operator, (before) => setting.write(off ? undefined : text, before));
      return `${key} is ${text}`;
    },
  },
];
