import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { redirectOf, type Page, pageOfMatches } from '#src/components/kit/page.ts';
import { createI18n, loadWholeCatalogue } from '#src/platform/language/i18n.ts';
import type { Session } from '#src/state/identity/session-atoms.ts';
import { listPages } from './pages.ts';
import { createAppRouter } from './router.tsx';

const router = createAppRouter(createStore(), createMemoryHistory({ initialEntries: ['/'] }));
const pages = listPages(router);
/** The page of a path, by the route tree only. */
const at = (path: string): Page => pageOfMatches(router.matchRoutes(path, {}));
const where = (fits: (page: Page) => boolean) => (path: string) => fits(at(path));
const shows = where(({ header }) => header !== 'none');
const footed = where(({ footer }) => footer);

describe('the frame of a page', () => {
  it('is no header on the pages that have their own [S1-100]', () => {
    const hidden = ['login', 'register', 'register.html', 'message', 'messages', 'app', 'lottery', 'startLottery'];
    hidden.push('lotto-h5/1/trad/games/7', 'launchGame', 'forget', 'changePsw', 'member/home', 'agent');
    expect([...hidden, 'agent/team/pnl'].map((name) => `/m/${name}`).filter(shows)).toEqual([]);
    const shown = ['', 'home', 'gameList', 'notice', 'help', 'activity', 'member/team', 'agentRegister', 'task'];
    expect(shown.map((name) => `/m/${name}`).filter((path) => !shows(path))).toEqual([]);
  });

  it('is no footer on the pages named [S1-101]', () => {
    const hidden = ['login', 'register', 'slotsCenter', 'gameList', 'lottery', 'forget', 'changePsw', 'app'];
    expect([...hidden, 'notice', 'agent', 'help'].map((name) => `/m/${name}`).filter(footed)).toEqual([]);
    const shown = ['', 'home', 'member/home', 'message', 'activity', 'member/notice', 'anything'];
    expect(shown.map((name) => `/m/${name}`).filter((path) => !footed(path))).toEqual([]);
  });

  it('is a logo on the home paths and every unknown one, an arrow on inner pages [S1-103, S1-104, S1-151]', () => {
    const isHome = where(({ header }) => header === 'home');
    const home = pages.filter(({ page }) => page.header === 'home');
    expect(home).toHaveLength(1);
    expect(home[0]?.names).toEqual(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/games']);
    expect([...(home[0]?.names ?? []), '/nowhere', '/m/x/y'].filter((path) => !isHome(path))).toEqual([]);
    expect(pages.flatMap(({ path, page }) => (page.header === 'back' && isHome(path) ? [path] : []))).toEqual([]);
  });

  it('leads back to home from sign-in, free trial, promotions, forgotten password and the message centre alone [S1-105, S1-106, S1-196]', () => {
    const home = pages.filter(({ page }) => page.back === 'home').map(({ path }) => path);
    expect(home.toSorted()).toEqual([
      '/m/activity',
      '/m/forget',
      '/m/login',
      '/m/message',
      '/m/register',
      '/m/register.html',
      '/m/trail',
    ]);
  });

  it('has a title of its own on every page but home', () => {
    const untitled = pages.filter(({ page }) => page.header !== 'home' && page.title === at('/').title);
    expect(untitled.map(({ path }) => path)).toEqual([]);
  });
});

describe('the title', () => {
  it.each([
    ['/m/activity', 'Promoções', 'Promotions'],
    ['/m/forget', 'Esqueci a senha', 'Forgot password'],
    ['/m/home', 'Início', 'Home'],
    ['/m/login', 'Entrar', 'Log in'],
    ['/m/register', 'Criar conta', 'Create account'],
    ['/m/trail', 'Jogar sem conta', 'Free trial'],
    ['/m/changePsw', 'Trocar senha', 'Change password'],
    ['/m/notice', 'Avisos', 'Announcements'],
    ['/m/gameCenter', 'Central de jogos', 'Game centre'],
    ['/m/slotsCenter', 'Slots', 'Slots'],
    ['/m/message', 'Mensagens', 'Messages'],
    ['/m/set', 'Ajustes', 'Settings'],
    ['/m/help', 'Ajuda', 'Help'],
    ['/m/feedback', 'Fale com a gente', 'Feedback'],
  ])('of %s is ‘%s’, in English ‘%s’ [S1-110]', async (path, ...titles) => {
    const said = (['pt', 'en'] as const).map(async (language) =>
      createI18n(language, await loadWholeCatalogue(language))._(at(path).title),
    );
    expect(await Promise.all(said)).toEqual(titles);
  });
});

describe('who may enter', () => {
  const member = (type: number): Session => ({
    status: 'member',
    member: { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false, expiresAt: 0 },
  });
  const guest: Session = { status: 'guest' };
  const led = (path: string, session: Session, search = {}) => redirectOf(at(path), search, session);

  it('is everybody on every page but those of a member, where a guest is led to the login [S1-330, S2-017], or home [S2-057]', () => {
    const closed = pages.filter(({ open }) => !open).map(({ path }) => path);
    expect(closed.toSorted()).toEqual([
      '/m/agent',
      '/m/agent/team/overview',
      '/m/agent/team/pnl',
      '/m/agentRegister',
      '/m/changePsw',
      '/m/chat',
      '/m/feedback',
      '/m/gameRecord',
      '/m/inviteFriends',
      '/m/launchGame',
      '/m/lotto-h5/$mui/$playType/games/$gameId',
      '/m/mall/mallHome',
      '/m/member/agent/agentDivident',
      '/m/member/agent/agentRebeat',
      '/m/member/agent/getDevidendContract',
      '/m/member/agent/getHourContract',
      '/m/member/agent/getSalaryContract',
      '/m/member/home',
      '/m/member/notice',
      '/m/member/team',
      '/m/member/teamRebate',
      '/m/messages',
      '/m/mission',
      '/m/myAccount/index',
      '/m/profitandloss',
      '/m/redRain',
      '/m/rewardCenter',
      '/m/securityCenter',
      '/m/securityCenter/mobile',
      '/m/securityCenter/payment',
      '/m/securityCenter/question',
      '/m/set/notifications',
      '/m/set/passkeys',
      '/m/set/profile',
      '/m/set/sessions',
      '/m/statement',
      '/m/teamBetting',
      '/m/transaction/record',
      '/m/voucherCenter',
      '/m/wallets',
      '/m/webEmail',
      '/m/withdraw',
    ]);
    for (const path of closed) {
      const home = ['/m/agent', '/m/changePsw'].includes(path);
      expect(led(path, guest), path).toBe(home ? '/m/home' : '/m/login');
      // [S2-066]
      expect(led(path, member(0)), path).toBe(path === '/m/agent' ? '/m/home' : undefined);
      expect(led(path, member(3)), path).toBeUndefined();
      expect(led(path, { status: 'restoring' }), path).toBeUndefined();
    }
  });

  it('is a member whose type may, where money, messages, invitations, agents’ news and what protects an account are [S1-011, S1-012]', () => {
    const asking = pages.flatMap(({ path, page }) => (page.may ? [[path, page.may]] : []));
    expect(asking.toSorted()).toEqual([
      ['/m/agent/team/overview', 'agentArea'],
      ['/m/agent/team/pnl', 'agentArea'],
      ['/m/agentRegister', 'agentArea'],
      ['/m/changePsw', 'security'],
      ['/m/chat', 'chat'],
      ['/m/inviteFriends', 'referral'],
      ['/m/mall/mallHome', 'deposit'],
      ['/m/member/agent/agentDivident', 'agentArea'],
      ['/m/member/agent/agentRebeat', 'agentArea'],
      ['/m/member/agent/getDevidendContract', 'agentArea'],
      ['/m/member/agent/getHourContract', 'agentArea'],
      ['/m/member/agent/getSalaryContract', 'agentArea'],
      ['/m/member/home', 'memberCentre'],
      ['/m/member/notice', 'agentArea'],
      ['/m/member/team', 'agentArea'],
      ['/m/member/teamRebate', 'agentArea'],
      ['/m/messages', 'mail'],
      ['/m/mission', 'tasks'],
      ['/m/myAccount/index', 'memberCentre'],
      ['/m/redRain', 'envelopes'],
      ['/m/rewardCenter', 'deposit'],
      ['/m/securityCenter', 'security'],
      ['/m/securityCenter/mobile', 'security'],
      ['/m/securityCenter/payment', 'security'],
      ['/m/securityCenter/question', 'security'],
      ['/m/set/passkeys', 'security'],
      ['/m/task', 'tasks'],
      ['/m/teamBetting', 'agentArea'],
      ['/m/voucherCenter', 'deposit'],
      ['/m/wallets', 'play'],
      ['/m/webEmail', 'mail'],
      ['/m/withdraw', 'withdraw'],
    ]);
  });

  it('may depend on the address: favourites and last games are a member’s, a shared game is everybody’s', () => {
    expect(led('/m/gameList', guest, { gameType: 'RNG' })).toBeUndefined();
    expect(led('/m/gameList', guest, { gameType: 'FAV' })).toBe('/m/login');
    expect(led('/m/gameList', guest, { gameType: 'RNG', show: 'recent' })).toBe('/m/login');
    expect(led('/m/launchGame', guest, { vendor: 'LS', game: 'LS-1' })).toBeUndefined();
  });

  it.each([
    ['guests', [true, false, false, false, false]],
    ['members', [false, true, true, true, true]],
    ['deposit', [false, true, false, false, false]],
    ['agentArea', [false, false, false, true, false]],
  ] as const)('can be left to %s [S1-015, S1-017]', (audience, expected) => {
    const page: Page = { ...at('/m/help'), access: { for: audience, otherwise: '/m/home' } };
    const admitted = [guest, member(0), member(4), member(41), member(40)].map(
      (session) => redirectOf(page, {}, session) === undefined,
    );
    expect(admitted).toEqual(expected);
  });
});

describe('a page without a description', () => {
  it('is refused', () => {
    const bare = { '/m/bare': { fullPath: '/m/bare', options: {} } } as never;
    expect(() => listPages({ routesById: bare })).toThrow('/m/bare describes no page');
    expect(() => pageOfMatches([{ staticData: { page: null }, pathname: '/m/bare' } as never])).toThrow(
      '/m/bare describes no page',
    );
  });
});
