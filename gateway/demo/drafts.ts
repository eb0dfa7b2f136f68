import type { Classification, ServerCategory } from './catalogue-types.ts';
import type { Family } from './families.ts';
import { type Noun, lexicon, type Theme } from './lexicon.ts';
import { type GameName, type NameBook, nameGame, suits } from './naming.ts';
import { pools, type Pool } from './pools.ts';
import {
  qualitiesByClass,
  qualitiesByKind,
  qualitiesByMaterial,
  qualitiesByTheme,
  generalQualities,
  type Quality,
} from './qualities.ts';
import { type Random, seedRandom } from './random.ts';
import type { ArtRecipe } from './recipe-types.ts';
import { drawRecipe } from './recipes.ts';

/** A game before it has its place in a list. */
export interface Draft {
  name: GameName;
  classification: Classification;
  recipe: ArtRecipe;
}

/** A vendor's used palettes and symbols: spreads them evenly and keeps pictures distinct. */
interface Stock {
  palettes: Map<number, number>;
  symbols: Map<string, number>;
  pictures: Set<string>;
}

const maxAttempts = 400;
const leaders = new Set(['MA', 'CTD', 'PLC', 'DS88', 'TCG_LOTTO_VN', 'AV']);

function drawClass(random: Random): Classification {
  const roll = random.next();
  if (roll < 0.06) return 'SC';
  if (roll < 0.1) return 'VP';
  if (roll < 0.19) return 'AC';
  return roll < 0.26 ? 'JP' : '';
}

function drawTheme(random: Random, family: Family): Theme {
  const entries = Object.entries(family.themes) as [Theme, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [theme, weight] of entries) {
    left -= weight;
    if (left < 0) return theme;
  }
  return entries[0]?.[0] ?? 'treasure';
}

/** Of a few draws, the one used least: even, yet not in turn. */
function pickFresh<T>(random: Random, items: readonly T[], uses: (item: T) => number, draws: number): T {
  let best = random.pick(items);
  for (let i = 1; i < draws; i++) {
    const other = random.pick(items);
    if (uses(other) < uses(best)) best = other;
  }
  return best;
}

function drawQuality(
  random: Random,
  family: Family,
  palette: number,
  theme: Theme,
  noun: Noun,
  classification: Classification,
): Quality {
  if (classification === 'SC' || classification === 'VP') return random.pick(qualitiesByClass[classification]);
  if ((classification === 'AC' || classification === 'JP') && random.chance(0.6))
    return random.pick(qualitiesByClass[classification]);
  const material = family.palettes[palette]?.material;
  const roll = random.next();
  if (roll < 0.5) return random.pick(qualitiesByTheme[theme]);
  if (roll < 0.68) {
    const fitting = qualitiesByMaterial.filter(
      (quality) => material !== undefined && quality.materials?.includes(material),
    );
    if (fitting.length > 0) return random.pick(fitting);
  }
  return random.pick([...generalQualities, ...qualitiesByKind.filter((quality) => suits(noun, quality))]);
}

const nounsOfTheme = (theme: Theme): Noun[] => lexicon.filter((noun) => noun.themes.includes(theme));

function drawOne(seed: string, index: number, family: Family, pool: Pool | undefined, stock: Stock): Draft | undefined {
  const random = seedRandom(seed);
  const palette = pickFresh(random, [...family.palettes.keys()], (i) => stock.palettes.get(i) ?? 0, 3);
  const classification = pool === undefined ? drawClass(random) : '';
  const theme = pool?.theme ?? (classification === 'VP' ? 'cards' : drawTheme(random, family));
  const uses = ({ symbol }: Noun): number => stock.symbols.get(symbol) ?? 0;
  const noun = pool ? nounInTurn(pool, index) : pickFresh(random, nounsOfTheme(theme), uses, 8);
  const quality = pool
    ? random.pick(pool.qualities.filter((one) => suits(noun, one)))
    : drawQuality(random, family, palette, theme, noun, classification);
  const name = nameGame(noun, quality);
  if (name === undefined) return undefined;
  return { name, classification, recipe: drawRecipe(random, family, palette, theme, noun) };
}

/** Pools begin with what people look for first. */
function nounInTurn({ nouns }: Pool, index: number): Noun {
  const noun = nouns[index % nouns.length];
  if (noun === undefined) throw new Error('An empty pool');
  return noun;
}

const bump = <T>(map: Map<T, number>, key: T): void => void map.set(key, (map.get(key) ?? 0) + 1);

/**
 * Draws a vendor's games of one category from their seeds. No name is used twice in the book, no picture twice within
 * the vendor (symbol, palette and middle). Throws when names run out.
 */
export function drawGames(
  vassalage: string,
  family: Family,
  gameType: ServerCategory,
  count: number,
  book: NameBook,
): Draft[] {
  const pool = gameType === 'RNG' ? undefined : pools[vassalage === 'DS88' ? 'COCKFIGHT' : gameType];
  const stock: Stock = { palettes: new Map(), symbols: new Map(), pictures: new Set() };
  const drafts: Draft[] = [];
  // The first vendor of a category starts at the head of the pool, the others elsewhere.
  const start = leaders.has(vassalage) ? 0 : seedRandom(`start ${vassalage} ${gameType}`).int(0, 11);
  for (let index = 0; index < count; index++) {
    let draft: Draft | undefined;
    for (let attempt = 0; attempt < maxAttempts && draft === undefined; attempt++) {
      const candidate = drawOne(
        `${vassalage} ${gameType} ${index} ${attempt}`,
        start + index + Math.floor(attempt / 40),
        family,
        pool,
        stock,
      );
      if (candidate === undefined) continue;
      const picture = `${candidate.recipe.symbol} ${candidate.recipe.palette} ${candidate.recipe.middle}`;
      if (stock.pictures.has(picture) || !book.take(candidate.name)) continue;
      stock.pictures.add(picture);
      draft = candidate;
    }
    if (draft === undefined) throw new Error(`${vassalage} ${gameType}: no name or picture left after ${index}`);
    bump(stock.palettes, draft.recipe.palette);
    bump(stock.symbols, draft.recipe.symbol);
    drafts.push(draft);
  }
  return drafts;
}
