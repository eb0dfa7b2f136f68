import type { Noun, Theme } from './lexicon.ts';
import type { Family } from './families.ts';
import type { SkyKind } from './art/palette.ts';
import type { Random } from './random.ts';
import type { Back } from './art/backs.ts';
import type { Front } from './art/fronts.ts';
import type { Middle } from './art/middles.ts';
import type { ArtRecipe, Composition } from './recipe-types.ts';

interface Stage {
  backs: readonly Back[];
  middles: readonly Middle[];
  fronts: readonly Front[];
}

/** Each theme's layers around its symbols. */
const stages: Record<Theme, Stage> = {
  sea: {
    backs: ['shafts', 'rays', 'disc', 'halo', 'shafts', 'top-rays'],
    middles: ['seabed', 'seabed', 'none', 'waves', 'burst'],
    fronts: ['weed', 'bubbles', 'coins', 'weed', 'waves', 'sand'],
  },
  desert: {
    backs: ['disc', 'rays', 'halo', 'wide-rays', 'stars'],
    middles: ['dunes', 'dunes', 'hills', 'columns', 'arch', 'burst'],
    fronts: ['coins', 'sand', 'none', 'embers', 'grass'],
  },
  ice: {
    backs: ['aurora', 'rays', 'halo', 'stars', 'top-rays'],
    middles: ['peaks', 'peaks', 'pines', 'clouds', 'burst'],
    fronts: ['snow', 'crystals', 'snow', 'sparkles'],
  },
  forest: {
    backs: ['rays', 'halo', 'shafts', 'disc', 'top-rays'],
    middles: ['hills', 'none', 'bamboo', 'pines', 'burst'],
    fronts: ['leaves', 'canopy', 'petals', 'grass', 'leaves', 'sparkles'],
  },
  fire: {
    backs: ['wide-rays', 'rays', 'disc', 'halo', 'comets'],
    middles: ['none', 'burst', 'peaks', 'hills', 'ring'],
    fronts: ['flames', 'flames', 'embers', 'coins'],
  },
  night: {
    backs: ['moon', 'stars', 'nebula', 'halo', 'comets', 'aurora'],
    middles: ['clouds', 'none', 'hills', 'skyline', 'arch', 'pines'],
    fronts: ['sparkles', 'clouds', 'bubbles', 'none', 'petals'],
  },
  feast: {
    backs: ['rays', 'bunting', 'spots', 'bokeh', 'wide-rays'],
    middles: ['burst', 'none', 'skyline', 'ring', 'hills'],
    fronts: ['confetti', 'leaves', 'coins', 'confetti', 'lanterns', 'petals'],
  },
  treasure: {
    backs: ['rays', 'halo', 'lattice', 'wide-rays', 'top-rays'],
    middles: ['burst', 'arch', 'ring', 'none', 'columns'],
    fronts: ['coins', 'sparkles', 'coins', 'crystals'],
  },
  sport: {
    backs: ['spots', 'rays', 'bokeh', 'wide-rays'],
    middles: ['pitch', 'burst', 'skyline', 'ring', 'none'],
    fronts: ['confetti', 'none', 'sparkles', 'embers'],
  },
  cards: {
    backs: ['lattice', 'rays', 'spots', 'halo'],
    middles: ['table', 'burst', 'ring', 'table', 'none'],
    fronts: ['chips', 'coins', 'sparkles', 'chips'],
  },
};

const darkBacks = new Set<Back>(['stars', 'moon', 'nebula', 'comets', 'retro-sun']);
const darkFronts = new Set<Front>(['flames', 'embers']);
const figureBacks = new Set<Back>(['disc', 'halo', 'moon', 'retro-sun']);
const floatingSymbols = new Set([
  'caravel',
  'sailboat',
  'small-fishing-sailboat',
  'drakkar',
  'paper-boat',
  'fishing-boat',
  'boat-fishing',
  'whale-tail',
  'island',
  'life-buoy',
  'swan',
  'duck',
]);

const isDark = (kind: SkyKind): boolean => kind === 'deep' || kind === 'dusk';

/** Favourites of the vendor that the theme allows count double. */
function choices<T>(allowed: readonly T[], favourites: readonly T[], keep: (item: T) => boolean): T[] {
  const fit = allowed.filter(keep);
  const liked = favourites.filter((item) => fit.includes(item));
  return [...fit, ...liked, ...liked];
}

function compose(random: Random, noun: Noun): Composition {
  if (noun.flat !== '') return 'bust';
  if (floatingSymbols.has(noun.symbol)) return 'low';
  const roll = random.next();
  if (roll < 0.62) return 'centre';
  if (roll < 0.74) return noun.still && !noun.living ? 'centre' : 'medallion';
  if (roll < 0.88) return 'low';
  return noun.still || noun.glyph ? 'centre' : 'large';
}

const symbolWidths: Record<Composition, readonly [number, number]> = {
  centre: [162, 194],
  medallion: [120, 134],
  low: [164, 190],
  large: [226, 258],
  bust: [190, 214],
};

function pickBack(random: Random, stage: Stage, family: Family, kind: SkyKind, composition: Composition): Back {
  const list = choices(stage.backs, family.backs, (back) => isDark(kind) || !darkBacks.has(back));
  const own = family.backs.filter((back) => isDark(kind) || !darkBacks.has(back));
  const all = own.length > 0 && random.chance(0.25) ? own : list;
  if (composition !== 'low') return random.pick(all);
  const figures = all.filter((back) => figureBacks.has(back));
  return figures.length > 0 ? random.pick(figures) : random.pick(['disc', 'halo'] as const);
}

function pickMiddle(random: Random, stage: Stage, back: Back, composition: Composition, floating: boolean): Middle {
  if (composition === 'medallion') return 'medallion';
  if (floating) return random.pick(['clouds', 'none', 'hills'] as const);
  if (back === 'retro-sun') return random.pick(['grid', 'skyline', 'none'] as const);
  const crowded = composition === 'large' || figureBacks.has(back);
  return random.pick(stage.middles.filter((middle) => !(crowded && (middle === 'burst' || middle === 'ring'))));
}

/**
 * Draws a picture's recipe, in this order: composition, back, middle, front, tilt, mirror, width, grain. The caller has
 * drawn palette, theme and symbol.
 */
export function drawRecipe(random: Random, family: Family, palette: number, theme: Theme, noun: Noun): ArtRecipe {
  const kind = family.palettes[palette]?.kind ?? 'mid';
  const stage = stages[theme];
  const floating = floatingSymbols.has(noun.symbol);
  const composition = compose(random, noun);
  const back = pickBack(random, stage, family, kind, composition);
  const middle = pickMiddle(random, stage, back, composition, floating);
  const fronts = choices(
    stage.fronts,
    family.fronts,
    (front) => (isDark(kind) || kind === 'mid' || !darkFronts.has(front)) && !(front === 'waves' && middle === 'waves'),
  );
  const front = floating ? 'waves' : random.pick(fronts.filter((item) => composition !== 'bust' || item !== 'none'));
  const lean = noun.flat !== '' ? 0 : noun.still ? 3 : 14;
  const [narrow, wide] = symbolWidths[composition];
  return {
    symbol: noun.symbol,
    palette,
    back,
    middle,
    front,
    composition,
    flat: noun.flat,
    tilt: random.int(-lean, lean),
    mirror: !noun.glyph && random.chance(0.5),
    width: random.int(narrow, wide),
    grain: random.int(0, 99999),
  };
}
