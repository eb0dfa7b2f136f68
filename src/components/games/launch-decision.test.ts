import { describe, expect, it } from 'vitest';
import { decideLaunch, type LaunchItem, lotteryPrizeMode, prizeModeOf } from './launch-decision.ts';

const slot: LaunchItem = {
  category: 'RNG',
  vendor: 'ABI',
  gameId: 'rei-polvo',
  nodeId: 'n1',
  gameCode: 'RP',
  isGameH5: '',
  freeplay: false,
};

describe('what a launch does', () => {
  it('sends a visitor to login, but for a game with free play where the merchant has that [S1-006]', () => {
    expect(decideLaunch(slot, undefined, {}, 'Elott', true)).toEqual({ kind: 'login' });
    const open = { ...slot, freeplay: true };
    expect(decideLaunch(open, undefined)).toEqual({ kind: 'login' });
    expect(decideLaunch(open, undefined, {}, 'Elott', true).kind).toBe('platform');
    const { freeplay: _, ...unknown } = slot;
    expect(decideLaunch(unknown, undefined, {}, 'Elott', true)).toEqual({ kind: 'login' });
  });

  it('lets only the member types 0, 1 and 2 pass the free-play check [S1-298]', () => {
    const passing = Array.from({ length: 60 }, (_, type) => type).filter(
      (type) => decideLaunch(slot, type).kind !== 'refuse',
    );
    expect(passing).toEqual([0, 1, 2]);
  });

  it('leaves to the gateway whether a winner’s row or a vendor’s lobby is open to the trial guest', () => {
    const { freeplay: _, ...unknown } = slot;
    expect(decideLaunch(unknown, 4).kind).toBe('platform');
    expect(decideLaunch(unknown, 41)).toEqual({ kind: 'refuse', code: 'free_reject' });
  });

  it('lists the games of a lottery vendor, which has no lobby to launch', () => {
    for (const category of ['LOTT', 'ELOTT'] as const)
      expect(decideLaunch({ category, vendor: 'LOTTO' }, 1)).toEqual({
        kind: 'vendorList',
        gameType: category,
        vassalage: 'LOTTO',
      });
  });

  it('opens only games with free play to the trial guest', () => {
    const open = { ...slot, freeplay: true };
    expect(decideLaunch(open, 4).kind).toBe('platform');
    expect(decideLaunch(open, 41)).toEqual({ kind: 'refuse', code: 'free_reject' });
  });

  it.each([
    ['TCG_LOTTO_VN', 'ZY'],
    ['TCG_SEA', 'SEA'],
  ] as const)('opens the lobby of %s, by its own entry, in the prize mode %s [S1-300, S1-301]', (vendor, prizeMode) => {
    const lobby = { kind: 'lotteryLobby', vendor, prizeMode };
    for (const entry of [{}, { gameId: 'lobby' }, { gameId: 'g', nodeId: 'n', gameCode: 'lobby' }] as const)
      expect(decideLaunch({ category: 'LOTT', vendor, ...entry }, 1, {}, 'ZY')).toEqual(lobby);
    expect(decideLaunch({ ...slot, category: 'LOTT', vendor, isGameH5: 'VASSALAGE' }, 1, {}, 'ZY')).toEqual(lobby);
  });

  it.each([
    ['TCG_LOTTO_VN', 'ZY'],
    ['TCG_SEA', 'SEA'],
  ] as const)('opens a lottery of %s itself, in the prize mode %s', (vendor, prizeMode) => {
    expect(decideLaunch({ ...slot, category: 'LOTT', vendor }, 1, {}, 'ZY')).toEqual({
      kind: 'lottery',
      body: { category: 'LOTT', vendor, gameId: 'rei-polvo', nodeId: 'n1', prizeMode, playType: 'trad' },
    });
  });

  it('opens the launch screen for LOTT and ELOTT', () => {
    expect(decideLaunch({ ...slot, category: 'LOTT' }, 1)).toEqual({
      kind: 'launchScreen',
      code: 'RP',
      prizeMode: 'Lott',
    });
    expect(decideLaunch({ ...slot, category: 'ELOTT' }, 1).kind).toBe('launchScreen');
  });

  it('takes the mode Elott when the mapping has ELOTT for TCG_LOTTO_VN or LOTT', () => {
    expect(lotteryPrizeMode({ ELOTT: ['TCG_LOTTO_VN'] })).toBe('Elott');
    expect(lotteryPrizeMode({ ELOTT: ['LOTT'] })).toBe('Elott');
    expect(lotteryPrizeMode({ ELOTT: ['OTHER'], LOTT: ['TCG_LOTTO_VN'] })).toBe('Lott');
  });

  it('plays a lottery in the same mode by every way in', () => {
    const mapping = { ELOTT: ['LOTT'] };
    for (const [vendor, mode] of [
      ['TCG_LOTTO_VN', 'ZY'],
      ['TCG_SEA', 'SEA'],
      ['BAZ', 'Elott'],
    ] as const)
      expect(prizeModeOf(vendor, mapping, 'ZY')).toBe(mode);
    expect([prizeModeOf('TCG_LOTTO_VN'), prizeModeOf('BAZ', {}, 'ZY')]).toEqual(['Elott', 'Lott']);
  });

  it("opens the vendor's list for an item flagged VASSALAGE [S1-303]", () => {
    expect(decideLaunch({ ...slot, isGameH5: 'VASSALAGE' }, 1)).toEqual({
      kind: 'vendorList',
      gameType: 'RNG',
      vassalage: 'ABI',
    });
  });

  it('launches everything else through the platform with category, vendor, gameId and nodeId [S1-304]', () => {
    expect(decideLaunch(slot, 0)).toEqual({
      kind: 'platform',
      body: { category: 'RNG', vendor: 'ABI', gameId: 'rei-polvo', nodeId: 'n1' },
    });
  });
});

describe('what a game says of itself', () => {
  it('opens the list of its vendor where the game cannot be played itself', () => {
    const entry = { ...slot, supportPlay: false };
    expect(decideLaunch(entry, 1)).toEqual({ kind: 'vendorList', gameType: 'RNG', vassalage: 'ABI' });
    expect(decideLaunch({ ...entry, supportPlay: true }, 1).kind).toBe('platform');
  });

  it('decides the prize mode of a lottery only while the mapping is not known', () => {
    const lottery = { ...slot, category: 'ELOTT', lottoMode: 'elott' } as const;
    expect(decideLaunch(lottery, 1)).toMatchObject({ kind: 'launchScreen', prizeMode: 'Elott' });
    expect(decideLaunch(lottery, 1, {})).toMatchObject({ kind: 'launchScreen', prizeMode: 'Lott' });
    expect(decideLaunch({ ...lottery, lottoMode: 'nonsense' }, 1)).toMatchObject({ prizeMode: 'Lott' });
  });
});
