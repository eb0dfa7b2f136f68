/** What the shell shows on which page, by path alone (S1 §2, 'Layout rules'); the bottom menu hides with the footer. */

const homePaths = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/games']);

/** The paths that are home by name; every unknown path shows home as well [S1-044]. */
export const isHomePath = (path: string): boolean => homePaths.has(path);

const isUnder = (path: string, pages: readonly string[]) =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));

const signIn = ['/m/login', '/m/register', '/m/register.html'];
const lottery = ['/m/lottery', '/m/startLottery', '/m/lotteryHistory', '/m/lotto-h5', '/m/launchGame'];
const ownPages = [...signIn, ...lottery, '/m/forget', '/m/changePsw', '/m/app', '/m/agent'];
const withoutHeader = [...ownPages, '/m/message', '/m/messages', '/m/member/home'];
const withoutFooter = [...ownPages, '/m/slotsCenter', '/m/gameList', '/m/notice', '/m/help'];

/** Whether the top header shows [S1-100]; a page without it draws its own way back. */
export const showsHeader = (path: string): boolean => !isUnder(path, withoutHeader);

/** Whether the header is the page's own: the game list puts its search field there. */
export const drawsOwnHeader = (path: string): boolean => path === '/m/gameList';

/** Whether footer and bottom menu show [S1-101]. */
export const showsFooter = (path: string): boolean => !isUnder(path, withoutFooter);

const backToHome = [...signIn, '/m/trail', '/m/activity', '/m/forget'];

/** Where 'back' leads: some pages replace themselves by home, elsewhere history decides [S1-105, S1-106, S1-107]. */
export const backTarget = (path: string, canGoBack: boolean): 'home' | 'history' =>
  isUnder(path, backToHome) || !canGoBack ? 'home' : 'history';

/** Pages that the requirements name and that are not open yet; a visitor is told so instead of being shown home. */
const pagesToCome = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/inviteFriends',
  '/m/game',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/webEmail',
  '/m/message',
  '/m/messages',
  '/m/feedback',
  '/m/task',
  '/m/trail',
  '/m/myAccount/index',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/securityCenter',
  '/m/mall/mallHome',
  '/m/rewardCenter',
  '/m/forget',
  '/m/changePsw',
  '/m/mission',
  '/m/jackpot',
  '/m/hotMatch',
  '/m/service',
  '/m/registerTerms',
  '/m/userAgreement',
  '/m/loginTerms',
  '/m/member',
  '/m/teamBetting',
  '/m/redRain',
  '/m/agentRegister',
  '/m/agent',
  '/m/lottery',
  '/m/startLottery',
  '/m/lotteryHistory',
  '/m/lotto-h5',
];
const builtPages = ['/m/member/home'];

/** Whether the path is a page of the requirements that is still closed. */
export const isPageToCome = (path: string): boolean => isUnder(path, pagesToCome) && !builtPages.includes(path);
