import { flag } from '../db/flag.ts';
import { foldText } from '../db/fold-text.ts';
import type { Catalogue, Classification, SeedGame, SeedVendor, ServerCategory } from './catalogue-types.ts';
import { drawGames, type Draft } from './drafts.ts';
import { families } from './families.ts';
import { featured, type Featured } from './featured.ts';
import { lobbies } from './lobbies.ts';
import { type GameName, NameBook, slug } from './naming.ts';
import { arrange, type Look, weave } from './order.ts';
import { gameCounts } from './pools.ts';
import { seedRandom } from './random.ts';
import { vendors } from './vendors.ts';

type Item = Omit<SeedGame, Placed> & { heat: number };
/** The columns that a game gets once it is placed. */
type Placed = 'sort_order' | 'popularity' | 'game_id' | 'game_code' | 'node_id' | 'icon_url' | 'large_icon_url';

const categories: readonly ServerCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
/** In minor units. */
const minBets = [1, 5, 5, 10, 10, 50, 75];
const lineCounts = [1, 5, 9, 10, 15, 20, 20, 25, 40, 50];

/** The slots begin with these, hottest first; the vendors' other drawings follow in their own grids. */
const overture = featured.slice(0, 23);

/** An item's look in a grid: the symbol, and a palette's name that no other vendor has. */
export function lookOf({ vassalage, art }: Pick<SeedGame, 'vassalage' | 'art'>): Look {
  if ('recipe' in art) return { symbol: art.recipe.symbol, palette: `${vassalage} ${art.recipe.palette}` };
  return { symbol: featured.find((item) => item.drawing === art.named)?.symbol ?? art.named, palette: art.named };
}

function lottoModeOf(vassalage: string, gameType: ServerCategory): string {
  if (vassalage === 'TCG_SEA') return 'SEA';
  return gameType === 'LOTT' ? 'Lott' : gameType === 'ELOTT' ? 'Elott' : '';
}

function describe(
  vassalage: string,
  gameType: ServerCategory,
  name: GameName,
): Omit<Item, 'art' | 'classify' | 'is_new' | 'freeplay' | 'jackpot' | 'heat'> {
  const random = seedRandom(`facts ${vassalage} ${name.pt}`);
  const slots = gameType === 'RNG';
  return {
    vassalage,
    game_type: gameType,
    room_id: gameType === 'LIVE' ? `R${random.int(101, 899)}` : '',
    name_pt: name.pt,
    name_en: name.en,
    name_pt_folded: foldText(name.pt),
    name_en_folded: foldText(name.en),
    min_bet_minor: random.pick(gameType === 'LIVE' || gameType === 'SPORTS' ? [50, 75] : minBets),
    min_line: slots ? random.pick(lineCounts) : 1,
    lotto_mode: lottoModeOf(vassalage, gameType),
    is_game_h5: '',
    support_play: 1,
    show_icon: 1,
    active: 1,
  };
}

function fromFeatured(item: Featured, rank: number): Item {
  return {
    ...describe(item.vassalage, item.gameType, item),
    classify: item.classification,
    is_new: flag(item.isNew),
    freeplay: flag(item.freeplay),
    jackpot: item.classification === 'JP',
    heat: rank < overture.length ? 1_000_000 - rank : 899_000 - (rank - overture.length) * 1500,
    art: { named: item.drawing },
  };
}

function fromDraft({ vassalage, open }: SeedVendor, gameType: ServerCategory, draft: Draft): Item {
  const random = seedRandom(`marks ${vassalage} ${draft.name.pt}`);
  const classification: Classification = gameType === 'PVP' ? 'TG' : draft.classification;
  return {
    ...describe(vassalage, gameType, draft.name),
    classify: classification,
    is_new: flag(random.chance(0.07)),
    jackpot: classification === 'JP' || (gameType === 'RNG' && random.chance(0.02)),
    freeplay: flag((gameType === 'RNG' || gameType === 'FISH') && random.chance(0.2)),
    // A closed game is not recommended.
    heat: open === 1 ? random.int(1, 900_000) : 0,
    art: { recipe: draft.recipe },
  };
}

/** The grid of one vendor and category, arranged to follow what the vendor shows in earlier categories. */
function gridOf(vendor: SeedVendor, gameType: ServerCategory, book: NameBook, before: readonly Item[]): Item[] {
  const { vassalage } = vendor;
  const family = families[vassalage];
  if (family === undefined) throw new Error(`Vendor ${vassalage} has no family of colours`);
  const lobby = lobbies
    .filter((item) => item.vassalage === vassalage && item.gameType === gameType)
    .map((item): Item => ({
      ...describe(vassalage, gameType, item),
      is_game_h5: 'VASSALAGE',
      support_play: 0,
      classify: '',
      is_new: 0,
      jackpot: false,
      freeplay: 0,
      heat: 0,
      art: { recipe: item.recipe },
    }));
  const head = featured.map(fromFeatured).filter((item) => item.vassalage === vassalage && item.game_type === gameType);
  const drafts = drawGames(vassalage, family, gameType, gameCounts[vassalage]?.[gameType] ?? 0, book);
  return arrange(
    [...before, ...head, ...lobby],
    drafts.map((draft) => fromDraft(vendor, gameType, draft)),
    lookOf,
  ).slice(before.length);
}

/** Number of the hottest games that are shown together and must look different. */
const hotGrid = 120;

/** Popularity by item: as many points as there are items for the hottest, one for the coldest. */
function rankByHeat(items: readonly Item[]): Map<Item, number> {
  const byHeat = items.toSorted((a, b) => b.heat - a.heat);
  const grid = arrange(byHeat.slice(0, overture.length), byHeat.slice(overture.length, hotGrid), lookOf);
  return new Map([...grid, ...byHeat.slice(hotGrid)].map((item, index) => [item, items.length - index]));
}

/**
 * The demonstration catalogue: every vendor and every game with the recipe of its picture. Pure: the same result on
 * every machine and in every build. Takes about a tenth of a second; call it once.
 */
export function buildCatalogue(): Catalogue {
  const book = new NameBook();
  for (const item of [...featured, ...lobbies]) if (!book.take(item)) throw new Error(`${item.pt} is named twice`);
  const shown = new Map<string, Item[]>();
  const ordered = categories.flatMap((gameType, place) => {
    const grids = vendors
      .filter((vendor) => vendor.gameCategories.includes(gameType))
      .map((vendor) => {
        const before = shown.get(vendor.vassalage) ?? [];
        const grid = gridOf(vendor, gameType, book, before);
        shown.set(vendor.vassalage, [...before, ...grid]);
        return grid;
      });
    const head = gameType === 'RNG' ? overture.map(fromFeatured) : [];
    const heads = new Set(head.map((item) => item.name_pt));
    return weave(
      grids.map((grid) => grid.filter((item) => !heads.has(item.name_pt))),
      head,
      lookOf,
    ).map((item, index) => ({ item, sort: place * 10_000 + index }));
  });
  const ranks = rankByHeat(ordered.map(({ item }) => item));
  const numbers = new Map<string, number>();
  const games = ordered.map(({ item, sort }): SeedGame => {
    const { heat, ...facts } = item;
    const number = (numbers.get(item.vassalage) ?? 1000) + 1;
    numbers.set(item.vassalage, number);
    const vendor = item.vassalage.toLowerCase();
    const name = slug(item.name_pt);
    const node_id = `${vendor}-${name}`;
    return {
      ...facts,
      node_id,
      game_id: String(number),
      game_code: `${vendor}_${name.replaceAll('-', '_')}`,
      icon_url: `/art/g/${node_id}.svg`,
      large_icon_url: `/art/g/${node_id}.svg`,
      popularity: ranks.get(item) ?? Math.round(heat),
      sort_order: sort,
    };
  });
  return { vendors, games };
}
