import type { Theme } from './lexicon.ts';
import type { Material, PaletteSpec, SkyKind } from './art/palette.ts';
import type { Back } from './art/backs.ts';
import type { Front } from './art/fronts.ts';

/** The common look of a vendor's games. */
export interface Family {
  palettes: readonly PaletteSpec[];
  /** How often each theme is drawn. */
  themes: Partial<Record<Theme, number>>;
  backs: readonly [Back, Back];
  fronts: readonly [Front, Front];
  /** Colours of the mark. */
  mark: readonly [from: string, to: string];
}

/** 'deep 245 mint' or, for a sky between two hues, 'dusk 285/45 ice'. */
function readPalette(text: string): PaletteSpec {
  const [kind, hues = '', material] = text.split(' ');
  const [hue = '0', horizon = '0'] = hues.split('/');
  return { kind: kind as SkyKind, hue: Number(hue), horizon: Number(horizon), material: material as Material };
}

const palettes = (list: string): PaletteSpec[] => list.split(/,\s+/).map(readPalette);

/** Families by vendor code. Two deep skies, two of day, two pale and one exception is the rule of thumb. */
export const families: Record<string, Family> = {
  AB: {
    palettes: palettes(`mid 224 rose, deep 245 mint, mid 200 gold, pale 205 coral,
      deep 232 orange, mid 242 silver, pale 188 red, dusk 285/45 ice`),
    themes: { sea: 14, treasure: 2, ice: 1 },
    backs: ['shafts', 'rays'],
    fronts: ['weed', 'bubbles'],
    mark: ['#19b5c9', '#06386e'],
  },
  LS: {
    palettes: palettes(`deep 285 violet, deep 270 gold, mid 300 lime, mid 276 cream,
      pale 295 turquoise, pale 280 orange, dusk 290/20 silver, deep 302 sky`),
    themes: { night: 10, treasure: 2, cards: 1, ice: 1, forest: 1 },
    backs: ['moon', 'stars'],
    fronts: ['clouds', 'sparkles'],
    mark: ['#9c7bff', '#2b1a73'],
  },
  IP: {
    palettes: palettes(`mid 335 gold, mid 350 turquoise, deep 330 lime, deep 345 coral,
      pale 345 green, pale 20 turquoise, pale 95 magenta, dusk 305/60 mint`),
    themes: { feast: 8, forest: 6, cards: 1, treasure: 1 },
    backs: ['bunting', 'rays'],
    fronts: ['leaves', 'confetti'],
    mark: ['#d940b0', '#5b1f9e'],
  },
  AMB: {
    palettes: palettes(`deep 60 gold, deep 42 amber, mid 75 violet, mid 58 turquoise,
      pale 85 sky, pale 78 magenta, mid 187 gold, mid 68 ice`),
    themes: { desert: 9, treasure: 6, forest: 2 },
    backs: ['disc', 'hive'],
    fronts: ['coins', 'sand'],
    mark: ['#ffc24a', '#b8500a'],
  },
  CW: {
    palettes: palettes(`mid 30 turquoise, mid 18 cream, deep 24 gold, deep 10 mint,
      pale 40 sky, pale 25 green, mid 195 coral, dusk 0/62 mint`),
    themes: { sea: 8, treasure: 3, feast: 2, desert: 1 },
    backs: ['rays', 'halo'],
    fronts: ['coins', 'bubbles'],
    mark: ['#ff8a5c', '#c2274d'],
  },
  FSC: {
    palettes: palettes(`deep 22 gold, deep 8 orange, mid 28 ice, mid 14 sky,
      pale 46 violet, pale 35 turquoise, deep 265 orange, dusk 335/48 gold`),
    themes: { fire: 9, sport: 2, cards: 2, treasure: 1, desert: 1 },
    backs: ['wide-rays', 'rays'],
    fronts: ['flames', 'embers'],
    mark: ['#ff6a3d', '#8f0f1f'],
  },
  RJ: {
    palettes: palettes(`mid 160 rose, mid 150 orange, deep 165 gold, deep 150 cream,
      pale 140 magenta, pale 158 coral, mid 25 mint, deep 178 coral`),
    themes: { forest: 8, feast: 3, treasure: 2, night: 1 },
    backs: ['halo', 'disc'],
    fronts: ['petals', 'leaves'],
    mark: ['#3fb57f', '#075940'],
  },
  EN: {
    palettes: palettes(`deep 262 ice, deep 276 mint, mid 245 cream, mid 263 orange,
      pale 232 magenta, pale 250 orange, dusk 265/15 ice, mid 232 ice`),
    themes: { ice: 10, forest: 2, night: 2, treasure: 1 },
    backs: ['aurora', 'stars'],
    fronts: ['snow', 'crystals'],
    mark: ['#5aa9f7', '#23358f'],
  },
  MGE: {
    palettes: palettes(`deep 138 orange, deep 150 lime, mid 140 rose, mid 128 violet,
      pale 112 violet, pale 128 red, mid 45 turquoise, dusk 160/85 magenta`),
    themes: { forest: 10, sea: 2, desert: 1 },
    backs: ['top-rays', 'shafts'],
    fronts: ['leaves', 'grass'],
    mark: ['#8fbf4d', '#29591f'],
  },
  SOL: {
    palettes: palettes(`pale 92 sky, pale 228 orange, mid 240 gold, mid 226 lime,
      mid 80 magenta, deep 245 amber, pale 350 turquoise, deep 58 cream`),
    themes: { desert: 4, feast: 4, forest: 3, sea: 3, sport: 1 },
    backs: ['wide-rays', 'disc'],
    fronts: ['confetti', 'grass'],
    mark: ['#ffb52e', '#e0562b'],
  },
  NEO: {
    palettes: palettes(`deep 300 turquoise, deep 325 sky, deep 285 magenta, mid 310 lime,
      mid 285 orange, pale 320 turquoise, pale 290 coral, deep 200 magenta`),
    themes: { night: 5, sport: 4, feast: 3, cards: 3 },
    backs: ['retro-sun', 'spots'],
    fronts: ['sparkles', 'embers'],
    mark: ['#ff4fa3', '#3b1a8f'],
  },
  VR: {
    palettes: palettes(`deep 15 gold, deep 355 cream, mid 354 gold, mid 350 ice,
      pale 60 turquoise, pale 75 violet, deep 160 gold, pale 20 green`),
    themes: { treasure: 7, cards: 5, feast: 2, desert: 1 },
    backs: ['lattice', 'halo'],
    fronts: ['coins', 'sparkles'],
    mark: ['#c2385a', '#4d0b25'],
  },
  CS: {
    palettes: palettes(`pale 215 rose, pale 245 gold, pale 195 magenta, mid 215 ice,
      mid 240 coral, deep 225 turquoise, deep 255 rose, pale 10 sky`),
    themes: { ice: 4, treasure: 4, night: 3, sea: 3, forest: 2 },
    backs: ['bokeh', 'top-rays'],
    fronts: ['crystals', 'sparkles'],
    mark: ['#7fd8f0', '#3a6fd0'],
  },
  MA: {
    palettes: palettes(`deep 155 gold, deep 165 cream, deep 15 gold, mid 160 cream,
      mid 12 cream, deep 250 gold, pale 90 sky, pale 150 red`),
    themes: { cards: 1 },
    backs: ['lattice', 'spots'],
    fronts: ['chips', 'coins'],
    mark: ['#1d7a5a', '#06281f'],
  },
  CTD: {
    palettes: palettes(`deep 275 rose, deep 262 cream, mid 280 gold, mid 265 lime,
      pale 270 orange, pale 290 turquoise, dusk 280/10 mint, mid 15 ice`),
    themes: { cards: 1 },
    backs: ['lattice', 'rays'],
    fronts: ['chips', 'sparkles'],
    mark: ['#6f6bf2', '#231a66'],
  },
  PLC: {
    palettes: palettes(`mid 150 cream, deep 255 gold, pale 148 red, deep 150 lime,
      mid 245 orange, pale 235 coral, mid 40 sky`),
    themes: { sport: 1 },
    backs: ['spots', 'rays'],
    fronts: ['none', 'confetti'],
    mark: ['#2fb36b', '#0b3b4d'],
  },
  GDP: {
    palettes: palettes(`mid 245 gold, pale 95 sky, deep 145 gold, mid 150 lime,
      deep 260 coral, pale 225 orange, mid 30 ice`),
    themes: { sport: 1 },
    backs: ['spots', 'wide-rays'],
    fronts: ['confetti', 'none'],
    mark: ['#e3a51d', '#137a4b'],
  },
  RF: {
    palettes: palettes(`deep 240 lime, deep 220 coral, mid 210 amber, mid 250 mint,
      pale 215 red, pale 195 violet, dusk 262/70 ice`),
    themes: { sea: 1 },
    backs: ['shafts', 'bokeh'],
    fronts: ['weed', 'bubbles'],
    mark: ['#4fd6b8', '#0f2f6b'],
  },
  AV: {
    palettes: palettes(`deep 20 ice, deep 250 red, mid 22 cream, deep 5 gold,
      mid 250 orange, pale 45 sky, deep 285 coral`),
    themes: { sport: 1 },
    backs: ['wide-rays', 'spots'],
    fronts: ['embers', 'sparkles'],
    mark: ['#ff5a4d', '#6b0f1a'],
  },
  AI: {
    palettes: palettes(`deep 300 turquoise, mid 315 lime, deep 265 magenta, mid 285 gold,
      pale 300 orange, deep 210 violet, dusk 300/30 mint`),
    themes: { sport: 1 },
    backs: ['nebula', 'spots'],
    fronts: ['sparkles', 'embers'],
    mark: ['#b06bff', '#2a1466'],
  },
  IMES: {
    palettes: palettes(`deep 250 gold, mid 240 orange, deep 230 ice, pale 235 magenta,
      mid 260 lime, deep 270 coral, mid 30 turquoise`),
    themes: { sport: 1 },
    backs: ['spots', 'rays'],
    fronts: ['confetti', 'sparkles'],
    mark: ['#3d8bff', '#101f5c'],
  },
  TF: {
    palettes: palettes(`deep 165 orange, mid 170 cream, deep 145 gold, pale 160 magenta,
      mid 195 coral, deep 220 lime, mid 60 violet`),
    themes: { sport: 1 },
    backs: ['rays', 'lattice'],
    fronts: ['embers', 'grass'],
    mark: ['#37b39a', '#0b3d42'],
  },
  IA: {
    palettes: palettes(`mid 60 violet, deep 290 orange, pale 70 sky, mid 295 gold,
      deep 50 lime, dusk 290/50 mint, mid 225 amber`),
    themes: { sport: 1 },
    backs: ['retro-sun', 'bokeh'],
    fronts: ['sparkles', 'confetti'],
    mark: ['#ff9a3d', '#6b2a8f'],
  },
  DS88: {
    palettes: palettes(`deep 30 gold, mid 25 cream, pale 85 sky, deep 150 coral,
      mid 140 red, deep 265 amber, mid 55 turquoise, pale 225 red`),
    themes: { forest: 1 },
    backs: ['rays', 'spots'],
    fronts: ['grass', 'confetti'],
    mark: ['#e8532f', '#5c1410'],
  },
  TCG_LOTTO_VN: {
    palettes: palettes(`deep 25 gold, mid 20 cream, pale 85 magenta, mid 165 rose,
      deep 155 gold, mid 12 mint, deep 10 amber, pale 40 turquoise`),
    themes: { cards: 1 },
    backs: ['rays', 'disc'],
    fronts: ['coins', 'lanterns'],
    mark: ['#ff5a36', '#8a0f2a'],
  },
  TCG_SEA: {
    palettes: palettes(`mid 195 gold, deep 215 coral, pale 180 red, mid 225 lime,
      deep 200 cream, pale 70 turquoise, dusk 250/50 mint`),
    themes: { cards: 1 },
    backs: ['wide-rays', 'shafts'],
    fronts: ['coins', 'sparkles'],
    mark: ['#2bc4b0', '#0b4a6b'],
  },
  BAZ: {
    palettes: palettes(`mid 250 gold, deep 262 rose, pale 225 magenta, mid 145 cream,
      deep 330 gold, pale 110 violet, dusk 240/20 cream, mid 275 lime`),
    themes: { cards: 1 },
    backs: ['bokeh', 'disc'],
    fronts: ['confetti', 'coins'],
    mark: ['#3f7fe0', '#14286b'],
  },
};
