import { describe, expect, it } from 'vitest';
import { backTarget, isHomePath, showsFooter, showsHeader } from './layout-rules.ts';

describe('the shell by path', () => {
  it('hides the header on the pages that have their own [S1-100]', () => {
    const hidden = [
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/message',
      '/m/messages',
      '/m/app',
      '/m/lottery',
      '/m/startLottery',
    ];
    hidden.push(
      '/m/lotto-h5/1/trad/games/7',
      '/m/launchGame',
      '/m/forget',
      '/m/changePsw',
      '/m/member/home',
      '/m/agent',
      '/m/agent/team/pnl',
    );
    expect(hidden.filter(showsHeader)).toEqual([]);
    const shown = [
      '/',
      '/m/home',
      '/m/gameList',
      '/m/notice',
      '/m/help',
      '/m/activity',
      '/m/member/team',
      '/m/agentRegister',
      '/m/task',
    ];
    expect(shown.filter((path) => !showsHeader(path))).toEqual([]);
  });

  it('hides the footer on the pages named [S1-101]', () => {
    const hidden = [
      '/m/login',
      '/m/register',
      '/m/slotsCenter',
      '/m/gameList',
      '/m/lottery',
      '/m/forget',
      '/m/changePsw',
      '/m/app',
      '/m/notice',
      '/m/agent',
      '/m/help',
    ];
    expect(hidden.filter(showsFooter)).toEqual([]);
    const shown = ['/', '/m/home', '/m/member/home', '/m/message', '/m/activity', '/m/member/notice', '/anything'];
    expect(shown.filter((path) => !showsFooter(path))).toEqual([]);
  });

  it('knows the home paths, and no other [S1-151]', () => {
    expect(
      ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/games'].filter((path) => !isHomePath(path)),
    ).toEqual([]);
    expect(isHomePath('/m/gameList')).toBe(false);
  });

  it('goes back to home from sign-in pages, and by history elsewhere', () => {
    expect(backTarget('/m/login', true)).toBe('home');
    expect(backTarget('/m/activity', true)).toBe('home');
    expect(backTarget('/m/notice', true)).toBe('history');
    expect(backTarget('/m/notice', false)).toBe('home');
  });
});
