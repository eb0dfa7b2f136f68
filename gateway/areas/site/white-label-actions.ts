import * as v from 'valibot';
import { prizeModes, readPrizeMode } from '#src/contract/core/game-type.ts';
import type { MerchantSettings } from './merchant.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { isAddress } from '#gateway/actions/address.ts';
import { nameIn, word } from '#gateway/actions/inputs.ts';
import { changeSettings } from './setting-actions.ts';
import { merchantOf } from './site-actions.ts';

/** The names of the merchant's paths that the app reads. */
type Path = 'affiliateService' | 'gameLaunchFB';

/** `needs` completes the error for another value; one that `goes` may be off. */
type Setting = {
  readonly about: string;
  readonly needs: string;
  readonly goes?: true;
  readonly accepts: (text: string, context: ActionContext) => boolean | Promise<boolean>;
  readonly show: (settings: MerchantSettings) => string | number | undefined;
  readonly write: (text: string | undefined, settings: MerchantSettings) => Partial<MerchantSettings>;
};

const path = (name: Path, rest: Pick<Setting, 'about' | 'needs' | 'accepts'>): Setting => ({
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
    about: 'the name of the site',
    needs: 'a name of up to 30 letters, digits and spaces',
    accepts: (text) => /^[\p{L}\p{N}](?:[\p{L}\p{N} .&'’-]{0,28}[\p{L}\p{N}.])?$/u.test(text),
    show: ({ brandName }) => brandName,
    write: (brandName = '') => ({ brandName }),
  },
  ageLimit: {
    about: 'how old members have to be',
    needs: 'a whole number from 16 to 99',
    accepts: (text) => /^\d\d$/.test(text) && Number(text) >= 16,
    show: ({ ageLimit }) => ageLimit,
    write: (text) => ({ ageLimit: Number(text) }),
  },
  lotteryPrizeMode: {
    about: 'the mode that lotteries are opened in',
    needs: `one of ${prizeModes.join(', ')}, or off`,
    goes: true,
    accepts: (text) => readPrizeMode(text) !== undefined,
    show: ({ lotteryPrizeMode }) => lotteryPrizeMode,
    write: (text) => ({ lotteryPrizeMode: readPrizeMode(text) }),
  },
  affiliateService: path('affiliateService', {
    about: 'the customer service of affiliates',
    needs: 'an address that begins with https:, a path of this site, or off',
    accepts: isAddress,
  }),
  gameLaunchFB: path('gameLaunchFB', {
    about: 'vendors whose games are launched by the second path',
    needs: 'a list of codes of vendors that there are, such as COR,NOR, or off',
    accepts: async (text, { db }) => {
      const codes = text.split(',');
      const rows = await db.selectFrom('vendors').select('vassalage').where('vassalage', 'in', codes).execute();
      return new Set(codes).size === codes.length && rows.length === codes.length;
    },
  }),
};

const settingCodes = Object.fromEntries(Object.entries(settings).map(([key, { about }]) => [key, about]));

/** The merchant's own details, and settings that are no switches. */
export const whiteLabelActions = [
  defineAction({
    name: 'settings show',
    reads: true,
    summary: "the merchant's brand, age limit, lottery mode and paths",
    run: async (context) => {
      const merchant = await merchantOf(context);
      return Object.entries(settings).map(([key, { show, about }]) => [key, show(merchant.settings) ?? 'off', about]);
    },
  }),
  defineAction({
    name: 'settings set',
    examples: ['settings set brandName "Maré"', 'settings set lotteryPrizeMode off'],
    summary: `write one of ${Object.keys(settings).join(', ')}; the last three may be off`,
    input: v.object({
      key: word(nameIn(settingCodes), 'key'),
      value: word(v.pipe(v.string(), v.trim()), 'value'),
    }),
    changes: ['status'],
    run: async (context, { key, value }) => {
      const setting = settings[key];
      if (!setting) throw new OperatorError(`There is no ${key}.`);
      const off = setting.goes === true && value === 'off';
      if (!off && !(await setting.accepts(value, context))) throw new OperatorError(`${key} needs ${setting.needs}.`);
      await changeSettings(context, (before) => setting.write(off ? undefined : value, before));
      return `${key} is ${value}`;
    },
  }),
];
