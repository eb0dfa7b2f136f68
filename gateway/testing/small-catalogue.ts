import { agentKeys } from '#src/contract/core/agent-keys.ts';
import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import type { Kysely } from 'kysely';
import { flag } from '../db/flag.ts';
import { foldText } from '../db/fold-text.ts';
import type { Tables } from '../db/tables.ts';

/** The vendors of the tests: COR open, NOR refuses frames, FEC closed, DS88 cockfights, TCG_LOTTO_VN lotteries. */
const testVendors = ['COR', 'NOR', 'FEC', 'DS88', 'TCG_LOTTO_VN'] as const;
type TestVendor = (typeof testVendors)[number];

/** The number of COR's RNG games: more than two pages. */
export const reefGames = 60;

const categories: Record<string, readonly TestVendor[]> = {
  RNG: ['COR', 'FEC'],
  FISH: ['COR'],
  LIVE: ['NOR'],
  SPORTS: ['DS88'],
  LOTT: ['TCG_LOTTO_VN'],
  ELOTT: ['TCG_LOTTO_VN'],
};

/** A merchant, vendors with a key each, and games, small and the same at every run; node ids are `<vendor>-<number>`, such as `COR-1`. */
export async function insertSmallCatalogue(db: Kysely<Tables>): Promise<void> {
  const settings = JSON.stringify({
    freePlayModule: 'FREE',
    brandName: 'Maré',
    ageLimit: 18,
    timeZone: 'America/Sao_Paulo',
    defaultLanguage: 'pt',
    menu: ['myAccount', 'deposit'],
    flags: Object.fromEntries(['CBS3', mobileCodeLoginFlag, ...agentKeys].map((name) => [name, true])),
    promotions: ['mission', 'referral'],
    registration: { captcha: false },
  });
  await db
    .insertInto('merchants')
    .values([
      { code: 'mare', currency: 'BRL', currency_symbol: 'R$', settings },
      { code: 'other', currency: 'CNY', currency_symbol: '￥', settings },
    ])
    .execute();
  await db
    .insertInto('site_state')
    .values({ merchant_code: 'mare', maintenance: 0, region_restriction: 0, message_pt: '', message_en: '' })
    .execute();
  await db.insertInto('vendors').values(testVendors.map(vendor)).execute();
  const keys = testVendors.map((vassalage) => ({
    vendor: vassalage,
    key_id: '1',
    created_at: 0,
    retired_at: null,
    sealed: '',
  }));
  await db.insertInto('vendor_keys').values(keys).execute();
  await db
    .insertInto('game_categories')
    .values(Object.keys(categories).map((category, index) => ({ category, sort_order: index })))
    .execute();
  const placed = Object.entries(categories).flatMap(([category, vendors]) =>
    vendors.map((vassalage, index) => ({ category, vassalage, sort_order: index })),
  );
  await db.insertInto('vendor_categories').values(placed).execute();
  await db.insertInto('games').values(games()).execute();
}

const vendor = (vassalage: TestVendor, index: number): Tables['vendors'] => ({
  vassalage,
  name: `Casa ${vassalage}`,
  icon_url: `/art/v/${vassalage}.svg`,
  white_icon_url: `/art/v/${vassalage}-white.svg`,
  open: flag(vassalage !== 'FEC'),
  frame_allowed: flag(vassalage !== 'NOR'),
  sort_order: index,
  wallet_url: '',
});

function games(): Tables['games'][] {
  const reef = Array.from({ length: reefGames }, (_, index) => {
    const number = index + 1;
    return game('COR', number, 'RNG', [`Dragão do Recife ${number}`, `Reef Dragon ${number}`], {
      freeplay: flag(number === 1),
      is_new: flag(number <= 5),
      hot_rank: number <= 8 ? number : null,
      classify: number % 10 === 0 ? 'JP' : '',
      min_bet_minor: number % 2 === 0 ? 50 : 1,
      min_line: number % 3 === 0 ? 20 : 1,
      active: flag(number !== reefGames),
    });
  });
  return [
    ...reef,
    game('COR', 101, 'FISH', ['Pesca Profunda', 'Deep Fishing']),
    game('NOR', 1, 'LIVE', ['Roleta ao Vivo', 'Live Roulette']),
    game('FEC', 1, 'RNG', ['Jogo Fechado', 'Closed Game']),
    game('DS88', 1, 'COCKFIGHT', ['Arena DS88', 'Arena DS88']),
    game('TCG_LOTTO_VN', 1, 'LOTT', ['Loteria', 'Lottery'], {
      game_id: 'lobby',
      game_code: 'lobby',
      lotto_mode: 'Lott',
    }),
  ];
}

function game(
  vassalage: TestVendor,
  number: number,
  gameType: string,
  [pt, en]: readonly [string, string],
  rest: Partial<Tables['games']> = {},
): Tables['games'] {
  const nodeId = `${vassalage}-${number}`;
  return {
    node_id: nodeId,
    vassalage,
    game_id: `g${number}`,
    game_code: `${vassalage.toLowerCase()}_${number}`,
    room_id: '',
    game_type: gameType,
    name_pt: pt,
    name_en: en,
    name_pt_folded: foldText(pt),
    name_en_folded: foldText(en),
    classify: '',
    is_game_h5: '',
    lotto_mode: '',
    is_new: 0,
    freeplay: 0,
    support_play: 1,
    show_icon: 1,
    icon_url: `/art/g/${nodeId}.svg`,
    large_icon_url: `/art/g/${nodeId}.svg`,
    min_bet_minor: 1,
    min_line: 1,
    hot_rank: null,
    sort_order: number,
    active: 1,
    ...rest,
  };
}
