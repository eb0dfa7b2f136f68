import { GameCategory } from '#src/contract/core/game-category.ts';
import type { Vendor, VendorSorting } from '#src/contract/lobby/games.schema.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { isAllowedGame } from '../site/allowed-games.ts';
import { readProfile } from '../site/profile-access.ts';

/**
 * The vendors by category in the lobby's order, and the mapping by category [S1-252]. `typeId` may name one category.
 * A cockfight vendor is in SPORTS: the app makes a category of it [S1-138].
 */
export async function sortVendors(gateway: Gateway, typeId?: string): Promise<VendorSorting> {
  const { db } = gateway;
  const profile = await readProfile(gateway);
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('vendor_categories as placed')
      .innerJoin('vendors', 'vendors.vassalage', 'placed.vassalage')
      .innerJoin('game_categories as categories', 'categories.category', 'placed.category')
      .select([
        'placed.category',
        'vendors.vassalage',
        'vendors.name',
        'vendors.icon_url',
        'vendors.white_icon_url',
        'vendors.open',
      ])
      .orderBy('categories.sort_order')
      .orderBy('placed.sort_order')
      .orderBy('placed.vassalage')
      .execute(),
    db
      .selectFrom('games')
      .where('active', '=', 1)
      .groupBy(['vassalage', 'game_type'])
      .select((eb) => ['vassalage', 'game_type', eb.fn.countAll<number>().as('count')])
      .execute(),
  ]);
  const countOf = (category: string, vassalage: string) =>
    counts
      .filter(
        (row) =>
          row.vassalage === vassalage &&
          (row.game_type === category || (category === 'SPORTS' && row.game_type === 'COCKFIGHT')),
      )
      .reduce((sum, row) => sum + Number(row.count), 0);

  const byCategory = new Map<GameCategory, Vendor[]>();
  for (const row of rows) {
    if (!v.is(GameCategory, row.category) || !isAllowedGame(profile, row.vassalage, row.category)) continue;
    const vendors = byCategory.get(row.category) ?? [];
    vendors.push({
      vassalage: row.vassalage,
      gameCategory: row.category,
      accountTypeName: row.name,
      iconUrl: row.icon_url,
      whiteIconUrl: row.white_icon_url,
      gameCount: countOf(row.category, row.vassalage),
      open: row.open === 1,
    });
    byCategory.set(row.category, vendors);
  }
  const sorting = [...byCategory]
    .filter(([category]) => !v.is(GameCategory, typeId) || category === typeId)
    .map(([gameCategory, vendorNames]) => ({ gameCategory, vendorNames }));
  const mapping = Object.fromEntries(
    sorting.map(({ gameCategory, vendorNames }) => [gameCategory, vendorNames.map(({ vassalage }) => vassalage)]),
  );
  return { sorting, mapping };
}
