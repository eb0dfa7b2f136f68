import type { Catalogue, Classification, SeedGame, SeedVendor, ServerCategory } from './catalogue-types.ts';
import { drawGames, type Draft } from './drafts.ts';
import { FAMILIES } from './families.ts';
import { FEATURED, type Featured } from './featured.ts';
import { LOBBIES } from './lobbies.ts';
import { type GameName, NameBook, slug } from './naming.ts';
import { arrange, type Wallpaper, weave } from './order.ts';
import { COUNTS } from './pools.ts';
import { seedRandom } from './random.ts';
import { VENDORS } from './vendors.ts';

type Item = Omit<SeedGame, 'sort' | 'popularity' | 'gameId' | 'gameCode' | 'nodeId'> & { heat: number };

const CATEGORIES: readonly ServerCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
const BETS: readonly SeedGame['minBet'][] = ['0.01', '0.05', '0.05', '0.1', '0.1', '0.5', '0.75'];
const LINES = [1, 5, 9, 10, 15, 20, 20, 25, 40, 50];

/** The slot room opens with these, hottest first; the vendors' other drawings follow in their own walls. */
const OVERTURE = FEATURED.slice(0, 23);

/** What a wall shows of an item: the symbol, and a palette's name that no other vendor has. */
function lookOf({ vassalage, art }: Pick<SeedGame, 'vassalage' | 'art'>): Wallpaper {
  if ('recipe' in art) return { symbol: art.recipe.symbol, palette: `${vassalage} ${art.recipe.palette}` };
  return { symbol: FEATURED.find((item) => item.drawing === art.named)?.symbol ?? art.named, palette: art.named };
}

function lottoMode(vassalage: string, gameType: ServerCategory): string {
  if (vassalage === 'TCG_SEA') return 'SEA';
  return gameType === 'LOTT' ? 'Lott' : gameType === 'ELOTT' ? 'Elott' : '';
}

function describe(vassalage: string, gameType: ServerCategory, name: GameName): Omit<Item, 'art' | 'classification' | 'isNew' | 'freeplay' | 'jackpot' | 'heat'> {
  const random = seedRandom(`facts ${vassalage} ${name.pt}`);
  const slots = gameType === 'RNG';
  return {
    vassalage,
    gameType,
    roomId: gameType === 'LIVE' ? `R${random.int(101, 899)}` : '',
    namePt: name.pt,
    nameEn: name.en,
    minBet: gameType === 'LIVE' || gameType === 'SPORTS' ? random.pick(['0.5', '0.75'] as const) : random.pick(BETS),
    minLine: slots ? random.pick(LINES) : 1,
    lottoMode: lottoMode(vassalage, gameType),
    isGameH5: '',
  };
}

function fromFeatured(item: Featured, rank: number): Item {
  return {
    ...describe(item.vassalage, item.gameType, item), classification: item.classification, isNew: item.isNew, freeplay: item.freeplay,
    jackpot: item.classification === 'JP', heat: 1_000_000 - rank, art: { named: item.drawing },
  };
}

function fromDraft(vassalage: string, gameType: ServerCategory, draft: Draft): Item {
  const random = seedRandom(`marks ${vassalage} ${draft.name.pt}`);
  const classification: Classification = gameType === 'PVP' ? 'TG' : draft.classification;
  return {
    ...describe(vassalage, gameType, draft.name),
    classification,
    isNew: random.chance(0.07),
    jackpot: classification === 'JP' || (gameType === 'RNG' && random.chance(0.02)),
    freeplay: (gameType === 'RNG' || gameType === 'FISH') && random.chance(0.62),
    heat: random.int(1, 900_000),
    art: { recipe: draft.recipe },
  };
}

/** The wall of one vendor and category, arranged. */
function wallOf({ vassalage }: SeedVendor, gameType: ServerCategory, book: NameBook): Item[] {
  const family = FAMILIES[vassalage];
  if (family === undefined) throw new Error(`Vendor ${vassalage} has no family of colours`);
  const lobby = LOBBIES.filter((item) => item.vassalage === vassalage && item.gameType === gameType).map((item): Item => ({
    ...describe(vassalage, gameType, item), isGameH5: 'VASSALAGE', classification: '', isNew: false, jackpot: false, freeplay: false, heat: 0, art: { recipe: item.recipe },
  }));
  const head = FEATURED.map(fromFeatured).filter((item) => item.vassalage === vassalage && item.gameType === gameType);
  const drafts = drawGames(vassalage, family, gameType, COUNTS[vassalage]?.[gameType] ?? 0, book);
  return arrange([...head, ...lobby], drafts.map((draft) => fromDraft(vassalage, gameType, draft)), lookOf);
}

/**
 * The demonstration catalogue: every vendor and every game with the recipe of its picture. Pure: the same result on
 * every machine and in every build. Takes about a tenth of a second; call it once.
 */
export function buildCatalogue(): Catalogue {
  const book = new NameBook();
  for (const item of [...FEATURED, ...LOBBIES]) if (!book.take(item)) throw new Error(`${item.pt} is named twice`);
  const ordered = CATEGORIES.flatMap((gameType, place) => {
    const walls = VENDORS.filter((vendor) => vendor.gameCategories.includes(gameType)).map((vendor) => wallOf(vendor, gameType, book));
    const head = gameType === 'RNG' ? OVERTURE.map(fromFeatured) : [];
    const heads = new Set(head.map((item) => item.namePt));
    return weave(walls.map((wall) => wall.filter((item) => !heads.has(item.namePt))), head, lookOf).map((item, index) => ({ item, sort: place * 10_000 + index }));
  });
  const ranks = new Map([...ordered].sort((a, b) => b.item.heat - a.item.heat || a.sort - b.sort).map(({ item }, index) => [item, ordered.length - index]));
  const numbers = new Map<string, number>();
  const games = ordered.map(({ item: { heat: _, ...item }, sort }, index): SeedGame => {
    const number = (numbers.get(item.vassalage) ?? 1000) + 1;
    numbers.set(item.vassalage, number);
    const name = slug(item.namePt);
    const original = ordered[index]?.item;
    return {
      ...item,
      nodeId: `${item.vassalage.toLowerCase()}-${name}`,
      gameId: String(number),
      gameCode: `${item.vassalage.toLowerCase()}_${name.replaceAll('-', '_')}`,
      popularity: (original === undefined ? undefined : ranks.get(original)) ?? 0,
      sort,
    };
  });
  return { vendors: VENDORS, games };
}

export { lookOf };
