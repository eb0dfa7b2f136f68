import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { go } from '../support/start.ts';

const noRecords = { items: [], pageNum: 1, totalPages: 0 };
const empty = {
  '/wps/relay/GCSGAME_gameList': { games: [], pageNum: 1, totalPages: 1, totalCount: 0 },
  '/wps/relay/GCSGAME_hotGamesV2': { games: [] },
  '/wps/relay/GCSGAME_getVassGameType': { sorting: [], mapping: {} },
  '/wps/relay/GCS_recentGame': { games: [], playedAt: {} },
  '/wps/relay/MCSFE_getFavoriteGamesList': { content: [], pageNum: 1, totalPages: 1 },
  '/wps/relay/MCSFE_getListAnnouncements': {
    ...{ banners: [], playerNotices: [], popup: [], hot: [], promotion: [], agent: [] },
    footer: { unreadCount: 0 },
  },
  '/wps/relay/CSP_messages': { list: [], pageNum: 1, totalPages: 1, totalCount: 0 },
  '/wps/relay/GLS2_hotMatches': { matches: [] },
  '/lgw/games/mobile': { games: [] },
  '/lgw/vn/numeros/opened/game': { draws: [], pageNum: 1, hasMore: false },
  '/wps/promotions': { list: [] },
  '/wps/member/missions': { endsAt: 4_102_444_800_000, missions: [] },
  '/wps/promotions/own': { list: [] },
  '/wps/member/rewards': { list: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  '/wps/mall': { balance: 0, earned: 0, given: 0, goods: [] },
  '/wps/mall/orders': { list: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  '/wps/jackpots': { list: [], drops: [] },
  '/wps/feedback': { list: [], pageNum: 1, totalPages: 1 },
  '/wps/member/records/bets': {
    ...noRecords,
    totals: { currency: 'BRL', rounds: 0, stake: '0.00', win: '0.00', net: '0.00' },
  },
  '/wps/member/records/account': {
    ...noRecords,
    totals: { currency: 'BRL', entries: 0, in: '0.00', out: '0.00' },
  },
  '/wps/member/records/profit': {
    ...noRecords,
    totals: { currency: 'BRL', stake: '0.00', win: '0.00', bonus: '0.00', net: '0.00' },
  },
  '/wps/system/customerService': [],
  '/wps/system/helpCenter': [],
  '/wps/system/terms': null,
};

const lists = [
  ['/m/gameList?gameType=RNG', 'No game found'],
  ['/m/gameList?gameType=HOT', 'No popular games here'],
  ['/m/gameList?gameType=SPORTS', 'No provider here yet'],
  ['/m/gameList?gameType=FAV', 'No favourites yet'],
  ['/m/gameList?gameType=RNG&show=recent', 'Nothing played here yet'],
  ['/', 'No games yet'],
  ['/m/game', 'No games here'],
  ['/m/gameCenter', 'No games here'],
  ['/m/slotsCenter', 'No games here'],
  ['/m/notice', 'No announcement'],
  ['/m/webEmail', 'No messages'],
  ['/m/hotMatch', 'No match at the moment'],
  ['/m/lottery', 'No lottery at the moment'],
  ['/m/lotteryHistory', 'No draws yet'],
  ['/m/jackpot', 'No jackpot at the moment'],
  ['/m/feedback', 'Nothing yet'],
  ['/m/service', 'Nobody is available right now'],
  ['/m/activity', 'No promotion at the moment'],
  ['/m/gameRecord', 'No bets in this period'],
  ['/m/transaction/record', 'No entries in this period'],
  ['/m/profitandloss', 'You did not play in this period'],
  ['/m/rewardCenter', 'No rewards yet'],
  ['/m/mall/mallHome', 'Nothing in the shop at the moment'],
  ['/m/mission', 'There are no missions today'],
  ['/m/help', 'No help texts yet'],
  ['/m/userAgreement', 'No text yet'],
] as const;

test.beforeEach(async ({ context }) => {
  for (const [path, value] of Object.entries(empty))
    await context.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: { success: true, value } }),
    );
});

test('every list without rows has a placeholder that says what is missing [S2-096]', async ({
  member,
  say,
  request,
}) => {
  // A page whose document has none of the lists; from here on they are requested.
  await member.goto('/m/set');
  const [lottery] = (await ask(request, lotteryGames)).games;
  const ofOneLottery = `?vendor=${lottery?.vassalage}&code=${lottery?.gameCode}`;
  for (const [path, title] of lists) {
    await go(member, path === '/m/lotteryHistory' ? `${path}${ofOneLottery}` : path);
    const place = member
      .getByRole('main')
      .locator('section')
      .filter({ hasText: say(title) });
    await expect(place.getByRole('heading', { name: say(title) }), path).toBeVisible();
    await expect(place.locator('img').filter({ visible: true }), path).toHaveCount(1);
  }
});
