import type { Material, PaletteSpec } from './palette.ts';
import type { Back } from './backs.ts';
import type { Front } from './fronts.ts';
import type { Middle } from './middles.ts';

/** A symbol in a banner's frame of 360 × 200. */
interface Subject {
  symbol: string;
  x: number;
  y: number;
  width: number;
  tilt: number;
  mirror?: boolean;
  material: Material;
}

/** A composed scene. The left half stays calm, because text covers it. */
export interface BannerScene {
  sky: Omit<PaletteSpec, 'material'>;
  back: Back;
  middle: readonly Middle[];
  subjects: readonly Subject[];
  front: readonly Front[];
  /** Centre of the light. */
  light: readonly [x: number, y: number];
}

const sky = (kind: PaletteSpec['kind'], hue: number, horizon = 0): BannerScene['sky'] => ({ kind, hue, horizon });

/** Scenes drawn by the generator, by name. */
export const scenes: Record<string, BannerScene> = {
  noite: {
    sky: sky('deep', 285),
    back: 'moon',
    middle: ['skyline'],
    light: [270, 96],
    front: ['sparkles'],
    subjects: [
      { symbol: 'comet-spark', x: 60, y: 40, width: 44, tilt: 20, material: 'turquoise' },
      { symbol: 'cat', x: 268, y: 124, width: 168, tilt: 0, material: 'violet' },
    ],
  },
  jade: {
    sky: sky('mid', 160),
    back: 'disc',
    middle: ['hills', 'waves'],
    light: [266, 104],
    front: ['lanterns', 'petals'],
    subjects: [
      { symbol: 'lotus', x: 262, y: 126, width: 150, tilt: 0, material: 'rose' },
      { symbol: 'frog-prince', x: 336, y: 156, width: 70, tilt: 0, mirror: true, material: 'gold' },
    ],
  },
  fogo: {
    sky: sky('deep', 18),
    back: 'wide-rays',
    middle: ['none'],
    light: [266, 92],
    front: ['flames', 'embers'],
    subjects: [{ symbol: 'hawk-emblem', x: 264, y: 90, width: 176, tilt: 0, material: 'amber' }],
  },
  gelo: {
    sky: sky('deep', 258),
    back: 'aurora',
    middle: ['peaks'],
    light: [272, 104],
    front: ['snow'],
    subjects: [
      { symbol: 'sea-dragon', x: 264, y: 104, width: 166, tilt: 0, material: 'sky' },
      { symbol: 'crystal-growth', x: 342, y: 160, width: 76, tilt: 0, material: 'mint' },
    ],
  },
  deserto: {
    sky: sky('mid', 68),
    back: 'disc',
    middle: ['dunes'],
    light: [262, 96],
    front: ['coins'],
    subjects: [
      { symbol: 'pharoah', x: 258, y: 106, width: 150, tilt: 0, material: 'turquoise' },
      { symbol: 'gold-scarab', x: 334, y: 150, width: 70, tilt: 12, material: 'gold' },
    ],
  },
  cofre: {
    sky: sky('mid', 205),
    back: 'rays',
    middle: ['burst'],
    light: [270, 100],
    front: ['coins'],
    subjects: [
      { symbol: 'strongbox', x: 262, y: 100, width: 142, tilt: -4, material: 'silver' },
      { symbol: 'crown-coin', x: 334, y: 132, width: 78, tilt: 10, material: 'gold' },
    ],
  },
  farol: {
    sky: sky('deep', 235),
    back: 'stars',
    middle: ['hills'],
    light: [290, 66],
    front: ['waves'],
    subjects: [{ symbol: 'lighthouse', x: 262, y: 92, width: 168, tilt: 0, mirror: true, material: 'gold' }],
  },
  veleiro: {
    sky: sky('pale', 205),
    back: 'disc',
    middle: ['clouds'],
    light: [262, 90],
    front: ['waves'],
    subjects: [
      { symbol: 'seagull', x: 176, y: 44, width: 40, tilt: -10, material: 'ice' },
      { symbol: 'sailboat', x: 266, y: 96, width: 160, tilt: 2, material: 'coral' },
    ],
  },
  palco: {
    sky: sky('deep', 320),
    back: 'spots',
    middle: ['burst'],
    light: [268, 96],
    front: ['confetti'],
    subjects: [
      { symbol: 'old-microphone', x: 232, y: 106, width: 120, tilt: -8, material: 'gold' },
      { symbol: 'clapperboard', x: 318, y: 128, width: 96, tilt: 8, material: 'turquoise' },
    ],
  },
  arena: {
    sky: sky('deep', 295),
    back: 'retro-sun',
    middle: ['grid'],
    light: [268, 96],
    front: ['sparkles'],
    subjects: [
      { symbol: 'mecha-mask', x: 242, y: 98, width: 130, tilt: 0, material: 'turquoise' },
      { symbol: 'console-controller', x: 322, y: 148, width: 92, tilt: -10, material: 'magenta' },
    ],
  },
  mare: {
    sky: sky('mid', 205),
    back: 'disc',
    middle: ['hills'],
    light: [270, 84],
    front: ['waves'],
    subjects: [{ symbol: 'paper-boat', x: 268, y: 108, width: 128, tilt: -3, material: 'cream' }],
  },
};
