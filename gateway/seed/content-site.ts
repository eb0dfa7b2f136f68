import type { SeedCountry, SeedMerchant, SeedResource, SeedServiceEntry } from './content-types.ts';

/** Ways to reach the service, as plain addresses. The domain `.example` belongs to nobody. */
export const serviceEntries: readonly SeedServiceEntry[] = [
  {
    id: 'chat',
    csType: 'LIVECHAT',
    titlePt: 'Atendimento ao vivo',
    titleEn: 'Live service',
    url: 'https://suporte.mare.example/chat?fila=geral',
    sort: 10,
  },
  {
    id: 'chat-1',
    csType: 'LIVECHAT 1',
    titlePt: 'Pagamentos e saques',
    titleEn: 'Payments and withdrawals',
    url: 'https://suporte.mare.example/chat?fila=pagamentos',
    sort: 20,
  },
  {
    id: 'telegram',
    csType: 'TELEGRAM',
    titlePt: 'Telegram da Maré',
    titleEn: 'Maré on Telegram',
    url: 'https://suporte.mare.example/telegram',
    sort: 30,
  },
];

/** Downloads and messengers. */
export const resources: readonly SeedResource[] = [
  { resourceType: 'IOS', url: 'https://apps.mare.example/ios', sort: 10 },
  { resourceType: 'Android', url: 'https://apps.mare.example/android/mare.apk', sort: 20 },
  { resourceType: 'MOBILECONFIG', url: '/downloads/mare.mobileconfig', sort: 30 },
  { resourceType: 'LINE', url: 'https://suporte.mare.example/line', sort: 40 },
  { resourceType: 'TELEGRAM', url: 'https://suporte.mare.example/telegram', sort: 50 },
];

/** Keys of the side menu's entries, in its order. VIP and logout need none. */
export const menuKeys = [
  'myAccount',
  'deposit',
  'withdraw',
  'bettingRecord',
  'accountRecord',
  'profitAndLoss',
  'rewardCenter',
  'securityCenter',
  'appDownload',
  'pointMall',
] as const;

/** Keys of the agent's menu grid, in its order; online service needs none. */
export const agentKeys = [
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
] as const;

const on = (keys: readonly string[], value = true): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, value]));

const registerFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'mobileNumPassword',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'affiliateCode',
  'captcha',
];

/**
 * Two merchants: `mare` is Brazilian and lets everything show; `seedline` has the requirements' defaults (CNY, 21) and
 * most things off, so that both ways are seen.
 */
export const merchants: readonly SeedMerchant[] = [
  {
    code: 'mare',
    currency: 'BRL',
    currencySymbol: 'R$',
    settings: {
      brandName: 'Maré',
      themeName: 'mare',
      ageLimit: 18,
      timeZone: 'America/Sao_Paulo',
      defaultLanguage: 'pt',
      menu: menuKeys,
      flags: {
        CBS3: true,
        mailCenter: true,
        mobileCodeLogin: true,
        facebookLogin: false,
        googleLogin: false,
        socialLogin: false,
        downloadWindow: true,
        dividend: true,
        testMode: false,
        ...on(agentKeys),
      },
      promotions: ['referral', 'mission'],
      register: {
        ...on(registerFields, false),
        ...on([
          'username',
          'mobileNum',
          'verificationCode',
          'mobileNumPassword',
          'whatsapp',
          'email',
          'nickname',
          'affiliateCode',
          'captcha',
        ]),
      },
      mobileTemplate: { mem_cen: 'new', dep_func: 'new' },
    },
  },
  {
    code: 'seedline',
    currency: 'CNY',
    currencySymbol: '￥',
    settings: {
      brandName: 'Seedline',
      themeName: 'base',
      ageLimit: 21,
      timeZone: 'Asia/Shanghai',
      defaultLanguage: 'pt',
      menu: ['myAccount', 'deposit', 'withdraw', 'accountRecord', 'securityCenter'],
      flags: {
        CBS3: false,
        mailCenter: false,
        mobileCodeLogin: false,
        facebookLogin: false,
        googleLogin: false,
        socialLogin: false,
        downloadWindow: false,
        dividend: false,
        testMode: false,
        ...on(agentKeys, false),
      },
      promotions: [],
      register: { ...on(registerFields, false), username: true, captcha: true },
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
export const countries: readonly SeedCountry[] = countryRows.map(([code, namePt, nameEn, dialingCode], index) => ({
  code,
  namePt,
  nameEn,
  dialingCode,
  isDefault: index === 0,
  sort: (index + 1) * 10,
}));
