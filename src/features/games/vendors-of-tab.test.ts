import { describe, expect, it } from 'vitest';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { vendorsOfTab } from './game-list-view.ts';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  accountTypeName: vassalage,
  iconUrl: '',
  whiteIconUrl: '',
  gameCount: 1,
  open: true,
});
const categories = [
  { gameCategory: 'RNG' as const, vendorNames: [vendor('A'), vendor('B')] },
  { gameCategory: 'FISH' as const, vendorNames: [vendor('B')] },
  { gameCategory: 'ELOTT' as const, vendorNames: [vendor('E')] },
];
const codes = (list: Vendor[]) => list.map(({ vassalage }) => vassalage);

describe('the vendors of the filter', () => {
  it("are those of the tab's category", () => expect(codes(vendorsOfTab('FISH', categories))).toEqual(['B']));
  it('are all of them once under HOT, without those of ELOTT [S1-251]', () =>
    expect(codes(vendorsOfTab('HOT', categories))).toEqual(['A', 'B']));
  it('are none under ELOTT itself', () => expect(codes(vendorsOfTab('ELOTT', categories))).toEqual([]));
});
