import { describe, expect, it } from 'vitest';
import { menuKeys } from '#src/contract/site/menu-keys.ts';
import { type MenuFacts, visibleGroups } from './menu-entries.ts';

/** Keys of the visible entries, in order. */
const namesOf = (facts: Partial<MenuFacts>) =>
  visibleGroups({
    menu: [],
    promotions: [],
    signedIn: false,
    agent: false,
    mail: false,
    inBrowser: true,
    ...facts,
  }).flatMap(({ entries }) => entries.map(({ name }) => name.message));

/** The target of an entry by its key. */
function targetOf(key: string): string | undefined {
  const entries = visibleGroups({
    menu: menuKeys,
    promotions: ['mission'],
    signedIn: true,
    agent: false,
    mail: true,
    inBrowser: true,
  }).flatMap((group) => group.entries);
  const target = entries.find((entry) => entry.key === key)?.target;
  if (!target) return undefined;
  return 'href' in target ? target.href : target.to;
}

describe('the side menu', () => {
  it.each(menuKeys)('shows %s where the merchant enables its key, and not without it [S1-225]', (key) => {
    const rest = namesOf({ menu: menuKeys.filter((other) => other !== key) });
    expect(namesOf({ menu: menuKeys })).toHaveLength(rest.length + 1);
    expect(namesOf({ menu: [key] })).toHaveLength(namesOf({}).length + 1);
  });

  it('offers the download only where the app runs neither installed nor in a shell [S1-226]', () => {
    expect(namesOf({ menu: ['appDownload'] })).toContain('Get the app');
    expect(namesOf({ menu: ['appDownload'], inBrowser: false })).not.toContain('Get the app');
  });

  it('leads to the missions while their promotion runs [S1-227]', () => {
    expect(namesOf({ menu: menuKeys })).not.toContain('Missions');
    expect(namesOf({ promotions: ['mission'] })).toContain('Missions');
  });

  it('leads agents to their area, and nobody else [S1-018]', () => {
    expect(namesOf({ menu: menuKeys, signedIn: true })).not.toContain('Agent area');
    expect(namesOf({ signedIn: true, agent: true })).toContain('Agent area');
  });

  it('always leads to the VIP club [S1-228]', () => {
    expect(namesOf({})).toContain('VIP club');
  });

  it.each([
    ['myAccount', '/m/myAccount/index', 'S1-215'],
    ['deposit', '/m/voucherCenter', 'S1-216'],
    ['withdraw', '/m/withdraw', 'S1-217'],
    ['bettingRecord', '/m/gameRecord', 'S1-218'],
    ['accountRecord', '/m/transaction/record', 'S1-219'],
    ['profitAndLoss', '/m/profitandloss', 'S1-220'],
    ['rewardCenter', '/m/rewardCenter', 'S1-221'],
    ['securityCenter', '/m/securityCenter', 'S1-222'],
    ['appDownload', '/m/app', 'S1-223'],
    ['hotMatch', '/m/hotMatch', 'S1-091'],
    ['pointMall', '/m/mall/mallHome', 'S1-224'],
    ['jackpot', '/m/jackpot', 'S1-092'],
    ['lottery', '/m/lottery', 'S1-057'],
  ])('%s leads to %s [%s]', (key, path) => expect(targetOf(key)).toBe(path));
});
