import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverCategories } from '#src/contract/core/game-type.ts';
import type { VendorSorting } from '#src/contract/lobby/games.schema.ts';
import {
  directLaunchVendor,
  gameListTabs,
  homeTabs,
  lobbyCategories,
  showsVendorArea,
  showsVendorList,
} from './lobby-rules.ts';

const vendor = (vassalage: string) => ({
  vassalage,
  accountTypeName: vassalage,
  iconUrl: '',
  whiteIconUrl: '',
  gameCount: 1,
  open: true,
});
const category = (gameCategory: (typeof serverCategories)[number], ...codes: string[]) => ({
  gameCategory,
  vendorNames: codes.map(vendor),
});
const lobby = (...categories: VendorSorting['sorting']) =>
  lobbyCategories(categories).map(({ gameCategory, vendorNames }) =>
    [gameCategory, ...vendorNames.map((each) => each.vassalage)].join(' '),
  );

describe('lobbyCategories', () => {
  it('takes cockfights out of SPORTS into a category after LIVE [S1-138]', () => {
    expect(
      lobby(
        category('RNG', 'PG'),
        category('LIVE', 'EVO'),
        category('FISH', 'JDB'),
        category('SPORTS', 'SBO', 'DS88', 'BTI'),
      ),
    ).toEqual(['RNG PG', 'LIVE EVO', 'COCKFIGHT DS88', 'FISH JDB', 'SPORTS SBO BTI']);
    expect(lobby(category('SPORTS', 'DS88', 'SBO'), category('LIVE', 'EVO'))).toEqual([
      'SPORTS SBO',
      'LIVE EVO',
      'COCKFIGHT DS88',
    ]);
  });

  it('keeps the vendor in its other categories', () => {
    expect(lobby(category('LIVE', 'DS88'), category('SPORTS', 'SBO'))).toEqual(['LIVE DS88', 'SPORTS SBO']);
  });

  it('has no empty SPORTS left, and a place for cockfights without LIVE', () => {
    expect(lobby(category('RNG', 'PG'), category('SPORTS', 'DS88'), category('PVP', 'KM'))).toEqual([
      'RNG PG',
      'COCKFIGHT DS88',
      'PVP KM',
    ]);
  });

  it('loses no vendor and keeps the server’s order', () => {
    const code = fc.constantFrom('PG', 'EVO', 'DS88', 'SBO', 'JDB');
    const sorting = fc
      .uniqueArray(fc.constantFrom(...serverCategories), { minLength: 1 })
      .chain((names) =>
        fc.tuple(...names.map((name) => fc.uniqueArray(code).map((codes) => category(name, ...codes)))),
      );
    fc.assert(
      fc.property(sorting, (categories) => {
        const made = lobbyCategories(categories);
        const count = (list: VendorSorting['sorting']) => list.flatMap((each) => each.vendorNames).length;
        expect(count(made)).toBe(count(categories));
        const order = made.map((each) => each.gameCategory).filter((name) => name !== 'COCKFIGHT');
        expect(categories.map((each) => each.gameCategory).filter((name) => order.includes(name))).toEqual(order);
      }),
    );
  });
});

const categories = lobbyCategories([
  category('RNG', 'PG'),
  category('LIVE', 'EVO', 'SA'),
  category('SPORTS', 'SBO', 'DS88'),
  category('FISH', 'JDB'),
  category('PROMO'),
]);

describe('homeTabs', () => {
  it('are HOT, the categories in the server’s order, then FAV for members only [S1-133]', () => {
    expect(homeTabs(categories, false)).toEqual(['HOT', 'RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'FISH', 'PROMO']);
    expect(homeTabs(categories, true)).toEqual(['HOT', 'RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'FISH', 'PROMO', 'FAV']);
  });
});

describe('gameListTabs', () => {
  it('are HOT when there are hot games, the vendor categories, FAV when signed in [S1-160]', () => {
    expect(gameListTabs({ categories, hasHotGames: true, signedIn: true })).toEqual([
      'HOT',
      'RNG',
      'LIVE',
      'COCKFIGHT',
      'SPORTS',
      'FISH',
      'FAV',
    ]);
    expect(gameListTabs({ categories, hasHotGames: false, signedIn: false })).toEqual([
      'RNG',
      'LIVE',
      'COCKFIGHT',
      'SPORTS',
      'FISH',
    ]);
  });

  it('have no cockfight under SPORTS [S1-161]', () => {
    const sports = categories.find((each) => each.gameCategory === 'SPORTS');
    expect(sports?.vendorNames.map((each) => each.vassalage)).toEqual(['SBO']);
  });
});

describe('directLaunchVendor', () => {
  it('is the only vendor of the tab, after the cockfights have left it [S1-136]', () => {
    expect(directLaunchVendor('FISH', categories)?.vassalage).toBe('JDB');
    expect(directLaunchVendor('SPORTS', categories)?.vassalage).toBe('SBO');
    expect(directLaunchVendor('COCKFIGHT', categories)?.vassalage).toBe('DS88');
    expect(directLaunchVendor('LIVE', categories)).toBeUndefined();
    expect(directLaunchVendor('PROMO', categories)).toBeUndefined();
  });

  it('is never one for RNG, HOT and FAV [S1-137]', () => {
    expect((['RNG', 'HOT', 'FAV'] as const).map((tab) => directLaunchVendor(tab, categories))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what a tab shows', () => {
  it('on home: vendors for PVP, FISH, LIVE, RNG and ESPORTS [S1-134]', () => {
    expect((['PVP', 'FISH', 'LIVE', 'RNG', 'ESPORTS'] as const).every(showsVendorArea)).toBe(true);
    expect((['HOT', 'FAV', 'LOTT', 'ELOTT', 'PROMO'] as const).some(showsVendorArea)).toBe(false);
  });

  it('on the game list: vendors for SPORTS and ESPORTS [S1-162], games for the others [S1-163]', () => {
    expect((['SPORTS', 'ESPORTS'] as const).every(showsVendorList)).toBe(true);
    expect(
      (['HOT', 'FAV', 'RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const).some(showsVendorList),
    ).toBe(false);
  });
});
