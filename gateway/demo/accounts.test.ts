import { expect, it } from 'vitest';
import { loginPasswordRule, loginUsernameRule } from '#src/contract/identity/session.ts';
import { nameShortenedAbove } from '#src/contract/core/limits.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { ACCOUNTS, BOARD_ACCOUNTS, DEMO_ACCOUNTS, ROUNDS } from './accounts.ts';
import { buildCatalogue } from './catalogue.ts';

const games = new Map(buildCatalogue().games.map((game) => [game.node_id, game]));

it('has a member of each type, a VIP, an agent, a trial guest, a locked one and one whose name is shortened', () => {
  expect(new Set(DEMO_ACCOUNTS.map((item) => item.type))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(DEMO_ACCOUNTS.some((item) => item.vipLabel !== '')).toBe(true);
  expect(DEMO_ACCOUNTS.filter((item) => item.status === 'locked')).toHaveLength(1);
  expect(DEMO_ACCOUNTS.some((item) => item.nickname === '' && item.account.length > nameShortenedAbove)).toBe(true);
  expect(DEMO_ACCOUNTS.some((item) => item.labels.includes('nochat'))).toBe(true);
});

it('uses names and passwords that the login accepts, each name once', () => {
  expect(new Set(ACCOUNTS.map((item) => item.account)).size).toBe(ACCOUNTS.length);
  for (const { account } of ACCOUNTS) expect(account).toMatch(loginUsernameRule);
  for (const { password, note } of DEMO_ACCOUNTS) {
    expect(password).toMatch(loginPasswordRule);
    // The demonstration's form of a new password asks for one.
    expect(password).toMatch(/\d/);
    expect(note).not.toBe('');
  }
  expect(BOARD_ACCOUNTS.filter((item) => item.password !== null)).toEqual([]);
});

it('names favourites and rounds of games that exist and that members may open', () => {
  for (const id of ACCOUNTS.flatMap((item) => item.favourites)) expect(games.has(id)).toBe(true);
  for (const { nodeId } of ROUNDS) expect(games.get(nodeId)?.game_type).toBe('RNG');
});

it('can be replayed, oldest first, without any balance below zero', () => {
  const balances = new Map(ACCOUNTS.map((item) => [item.account, toMinor(item.startBalance)]));
  let last = Infinity;
  for (const { account, stake, win, minutesAgo } of ROUNDS) {
    expect(minutesAgo).toBeLessThanOrEqual(last);
    expect(minutesAgo).toBeGreaterThan(0);
    last = minutesAgo;
    const left = (balances.get(account) ?? -1) - toMinor(stake);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(stake).toMatch(/^\d+\.\d{2}$/);
    expect(win).toMatch(/^\d+\.\d{2}$/);
    balances.set(account, left + toMinor(win));
  }
});

it('fills the board: sixty rounds, more than six wins and some losses', () => {
  expect(ROUNDS).toHaveLength(60);
  expect(ROUNDS.filter((item) => toMinor(item.win) > 0).length).toBeGreaterThan(30);
  expect(ROUNDS.filter((item) => toMinor(item.win) === 0).length).toBeGreaterThan(5);
  expect(ROUNDS.at(-1)).toMatchObject({ account: 'marcos27', win: '4820.00' });
});
