import { describe, expect, it } from 'vitest';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { gamesOfTab, isMixed, unmixed } from './games-of-tab.ts';

const game = (vassalage: string, gameType: string, displayName = vassalage) =>
  ({ nodeId: displayName, vassalage, gameType, displayName }) as Game;
const sports = [game('BET', 'SPORTS'), game('IA', 'SPORTS'), game('TF', 'ESPORTS'), game('DS88', 'SPORTS')];
const codes = (games: readonly Game[]) => games.map(({ vassalage }) => vassalage);

describe('the response of the platform for SPORTS', () => {
  it('contains sports only under SPORTS, and e-sports only under ESPORTS, without cockfights [S1-161]', () => {
    expect(codes(unmixed(sports, { tab: 'SPORTS', vendor: undefined, search: {} }))).toEqual(['BET']);
    expect(codes(unmixed(sports, { tab: 'ESPORTS', vendor: undefined, search: {} }))).toEqual(['IA', 'TF']);
  });

  it('is shown unchanged for a chosen vendor, and under other tabs', () => {
    const vendor = { vassalage: 'BET' };
    expect(unmixed(sports, { tab: 'SPORTS', vendor, search: {} })).toBe(sports);
    expect(isMixed({ tab: 'RNG', vendor: undefined, search: {} })).toBe(false);
  });

  it('counts the vendors AV, AI, IMES, TF and IA as e-sports [S1-413]', () => {
    const all = ['AV', 'AI', 'IMES', 'TF', 'IA', 'OTHER'].map((code) => game(code, 'SPORTS'));
    const shown = gamesOfTab(all, { tab: 'ESPORTS', vendor: undefined, search: {} });
    expect(codes(shown)).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA']);
  });
});
