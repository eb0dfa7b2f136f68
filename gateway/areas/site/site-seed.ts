import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { agentKeys } from '#src/contract/core/agent-keys.ts';
import { menuKeys } from '#src/contract/site/menu-keys.ts';
import type { RegisterField } from '#src/contract/identity/registration.ts';
import {
  chatFlag,
  dividendFlag,
  gameFiltersFlag,
  mailFlag,
  mobileCodeLoginFlag,
  testModeFlag,
} from '#src/contract/core/flags.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type * as v from 'valibot';
import type { Merchant, MerchantSettings } from './merchant.ts';

const support = 'https://suporte.mare.example';
type Entry = Omit<Tables['service_entries'], 'path'> & { url: string };

/** Contacts of customer service, as plain addresses. The domain `.example` is reserved, the telephone number is fictitious. */
export const serviceEntries: readonly Entry[] = [
  ['chat', 'LIVECHAT', 'Atendimento ao vivo', 'Live service', `${support}/chat?fila=geral`] as const,
  [
    'chat-1',
    'LIVECHAT 1',
    'Pagamentos e saques',
    'Payments and withdrawals',
    `${support}/chat?fila=pagamentos`,
  ] as const,
  ['mail', 'EMAIL', 'E-mail', 'E-mail', 'mailto:ajuda@mare.example'] as const,
  [
    'phone',
    'PHONE',
    'Telefone, todos os dias das 8h às 22h',
    'Phone, every day 8 a.m. to 10 p.m.',
    'tel:0800-000-0000',
  ] as const,
  ['telegram', 'TELEGRAM', 'Telegram da Maré', 'Maré on Telegram', `${support}/telegram`] as const,
].map(([id, cs_type, title_pt, title_en, url], index) => {
  return { id, cs_type, title_pt, title_en, url, sort_order: (index + 1) * 10 };
});

/** Downloads and messengers. */
export const resources: readonly Tables['resources'][] = [
  { resource_type: 'IOS', url: 'https://apps.mare.example/ios', sort_order: 10 },
  { resource_type: 'Android', url: 'https://apps.mare.example/android/mare.apk', sort_order: 20 },
  { resource_type: 'MOBILECONFIG', url: '/downloads/mare.mobileconfig', sort_order: 30 },
  { resource_type: 'LINE', url: `${support}/line`, sort_order: 40 },
  { resource_type: 'TELEGRAM', url: `${support}/telegram`, sort_order: 50 },
  // On the games' origin [S1-231].
  { resource_type: 'TASK', url: '/tasks/', sort_order: 70 },
  { resource_type: 'SPEEDTEST', url: '/m/speedTest', sort_order: 60 },
];

const on = (keys: readonly string[], value = true): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** Optional fields of the form besides username and password. */
const withFields = (names: readonly RegisterField[]) =>
  Object.fromEntries(names.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: true }]));

type Settings = v.InferInput<typeof MerchantSettings>;

/**
 * Two merchants: `mare` is Brazilian with everything on; `seedline` has the requirements' defaults (CNY, 21) and
 * most things off, so that both states are shown.
 */
export const merchants: readonly (Omit<Merchant, 'settings'> & { settings: Settings })[] = [
  {
    code: 'mare',
    currency: 'BRL',
    currencySymbol: 'R$',
    settings: {
      brandName: 'Maré',
      ageLimit: 18,
      timeZone: 'America/Sao_Paulo',
      defaultLanguage: 'pt',
      menu: [...menuKeys],
      flags: {
        [chatFlag]: true,
        [mailFlag]: true,
        [mobileCodeLoginFlag]: true,
        facebookLogin: false,
        googleLogin: false,
        socialLogin: false,
        downloadWindow: true,
        [dividendFlag]: true,
        [gameFiltersFlag]: true,
        [testModeFlag]: false,
        ...on(agentKeys),
      },
      promotions: ['referral', 'mission'],
      taskPoints: { rounds: 20, games: 30, vendors: 50 },
      paymentFeeRate: 80,
      registration: {
        methods: { username: true, mobileNum: true },
        mobileNumPassword: false,
        captcha: false,
        bonus: '20.00',
        fields: withFields(['affiliateCode', 'email', 'nickname']),
      },
      freePlayModule: 'MARE_DEMO',
      withdraw: { automatic: '500.00', fee: '2.00', minutes: 10 },
      transfer: {
        bank: 'Banco Serra',
        branch: '0001',
        number: '88214-7',
        name: 'Maré Jogos Ltda.',
        cnpj: '11.222.333/0001-81',
        minutes: 60,
      },
      paths: { affiliateService: `${support}/afiliados` },
      mobileTemplate: { mem_cen: 'new', dep_func: 'new' },
    },
  },
  {
    code: 'seedline',
    currency: 'CNY',
    currencySymbol: '￥',
    settings: {
      brandName: 'Seedline',
      ageLimit: 21,
      timeZone: 'Asia/Shanghai',
      defaultLanguage: 'pt',
      menu: ['myAccount', 'deposit', 'withdraw', 'accountRecord', 'securityCenter'],
      flags: {
        [chatFlag]: false,
        [mailFlag]: false,
        [mobileCodeLoginFlag]: false,
        facebookLogin: false,
        googleLogin: false,
        socialLogin: false,
        downloadWindow: false,
        [dividendFlag]: false,
        [gameFiltersFlag]: false,
        [testModeFlag]: false,
        ...on(agentKeys, false),
      },
      promotions: [],
      mobileTemplate: { mem_cen: 'base', dep_func: 'base' },
    },
  },
];

type CountryRow = readonly [code: string, pt: string, en: string, dialing: string];

// prettier-ignore
const countryRows: readonly CountryRow[] = [
  ['BR', 'Brasil', 'Brazil', '55'], ['PT', 'Portugal', 'Portugal', '351'], ['AO', 'Angola', 'Angola', '244'], ['MZ', 'Moçambique', 'Mozambique', '258'],
  ['CV', 'Cabo Verde', 'Cape Verde', '238'], ['AR', 'Argentina', 'Argentina', '54'], ['UY', 'Uruguai', 'Uruguay', '598'], ['PY', 'Paraguai', 'Paraguay', '595'],
  ['CL', 'Chile', 'Chile', '56'], ['BO', 'Bolívia', 'Bolivia', '591'], ['PE', 'Peru', 'Peru', '51'], ['CO', 'Colômbia', 'Colombia', '57'], ['MX', 'México', 'Mexico', '52'],
  ['US', 'Estados Unidos', 'United States', '1'], ['GB', 'Reino Unido', 'United Kingdom', '44'], ['ES', 'Espanha', 'Spain', '34'], ['CN', 'China', 'China', '86'],
  ['JP', 'Japão', 'Japan', '81'], ['PH', 'Filipinas', 'Philippines', '63'], ['VN', 'Vietnã', 'Vietnam', '84'], ['TH', 'Tailândia', 'Thailand', '66'],
];

/** Countries with their dialling codes; Brazil is preset. */
export const countries: readonly Tables['countries'][] = countryRows.map(
  ([code, name_pt, name_en, dialing_code], index) => ({
    code,
    name_pt,
    name_en,
    dialing_code,
    is_default: flag(index === 0),
    sort_order: (index + 1) * 10,
  }),
);
