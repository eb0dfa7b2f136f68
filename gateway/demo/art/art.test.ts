import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue.ts';
import type { SeedGame } from '../catalogue-types.ts';
import { families } from '../families.ts';
import { lexicon } from '../lexicon.ts';
import { bannerNames, drawBanner } from './banner-art.ts';
import { drawGameArt, maxTileBytes } from './game-art.ts';
import { paintPalette } from './palette.ts';
import { listSymbols, readSymbol } from './symbols.ts';
import { drawVendorMark, drawWhiteVendorMark } from './vendor-mark.ts';

const { vendors, games } = buildCatalogue();
const byCode = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));

function draw(game: SeedGame): string {
  const vendor = byCode.get(game.vassalage);
  if (vendor === undefined) throw new Error(game.node_id);
  return drawGameArt(game, vendor);
}

const drawings = new Map(games.map((game) => [game.node_id, draw(game)]));
/** Renders small; throws on SVG that is not well formed. */
const render = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
/** Smallest angle between two hues, in degrees. */
const hueDistance = (one: number, other: number) => Math.abs(((((other - one) % 360) + 540) % 360) - 180);
const contrast = (spec: (typeof families)[string]['palettes'][number]) => {
  const { body, sky } = paintPalette(spec);
  return { lightness: Math.abs(body[0] - sky[1][0]), hue: hueDistance(body[2], sky[1][2]) };
};

describe('tiles', () => {
  it('fit into 4,000 bytes each', () => {
    expect([...drawings].filter(([, svg]) => Buffer.byteLength(svg) > maxTileBytes).map(([id]) => id)).toEqual([]);
    expect(maxTileBytes).toBe(4000);
  });

  it('are 240 × 300, refer to nothing outside and hold no text, script or broken number', () => {
    const bad = [...drawings].filter(
      ([, svg]) =>
        !svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300">') ||
        /<text|<script|<image|<style|style=|NaN|undefined|Infinity|href="(?!#)/.test(svg),
    );
    expect(bad.map(([id]) => id)).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(drawings.values()).size).toBe(games.length);
  });

  it('are the same at the second drawing', () => {
    const again = games.filter((_, index) => index % 9 === 0);
    expect(again.filter((game) => draw(game) !== drawings.get(game.node_id))).toEqual([]);
  });

  it('render as well-formed pictures that are not flat', () => {
    for (const svg of [...drawings.values()].filter((_, index) => index % 23 === 0)) {
      const { pixels, width, height } = render(svg, 24);
      expect([width, height]).toEqual([24, 30]);
      const tones = new Set<number>();
      for (let i = 0; i < pixels.length; i += 4)
        tones.add((pixels[i] ?? 0) * 65536 + (pixels[i + 1] ?? 0) * 256 + (pixels[i + 2] ?? 0));
      expect(tones.size).toBeGreaterThan(60);
    }
  });

  it('print no number with more than one decimal, but for scales', () => {
    const generated = games.filter((game) => 'recipe' in game.art);
    const long = generated.filter(({ node_id }) =>
      /\.\d{2,}/.test((drawings.get(node_id) ?? '').replace(/scale\([^)]*\)|stroke-dasharray="[^"]*"/g, '')),
    );
    expect(long.map((game) => game.node_id)).toEqual([]);
  });
});

describe('palettes', () => {
  const all = Object.entries(families).flatMap(([code, family]) =>
    family.palettes.map((spec, index) => [`${code} ${index}`, spec] as const),
  );

  it.each(all)('%s sets the symbol off from its sky by 90° of hue or 35 points of lightness', (_, spec) => {
    const { lightness, hue } = contrast(spec);
    expect(lightness >= 0.35 || hue >= 90).toBe(true);
  });

  it('number six to eight for every vendor, none twice', () => {
    for (const { vassalage } of vendors) {
      const own = families[vassalage]?.palettes ?? [];
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.length).toBeLessThanOrEqual(8);
      expect(new Set(own.map((spec) => JSON.stringify(spec))).size).toBe(own.length);
    }
  });
});

describe('symbols', () => {
  it('are the ones of the lexicon, each below 2,200 bytes and in integers', () => {
    expect(listSymbols().toSorted()).toEqual(lexicon.map((noun) => noun.symbol).toSorted());
    for (const id of listSymbols()) {
      const { path, themes } = readSymbol(id);
      expect(path.length).toBeLessThanOrEqual(2200);
      expect(path).toMatch(/^[\d\s\-a-zA-Z]+$/);
      expect(themes).toEqual(lexicon.find((noun) => noun.symbol === id)?.themes);
    }
  });

  it('refuses one that is not there', () => {
    expect(() => readSymbol('nothing')).toThrow(/No symbol nothing/);
  });
});

describe('marks', () => {
  it('exist for every vendor, in colour and in white on nothing', () => {
    const marks = vendors.map((vendor) => [drawVendorMark(vendor), drawWhiteVendorMark(vendor)] as const);
    expect(new Set(marks.flat()).size).toBe(vendors.length * 2);
    for (const [colour, white] of marks) {
      expect(render(colour, 20).pixels[3]).toBe(255);
      const empty = render(white, 20).pixels;
      expect(empty[3]).toBe(0);
      expect(empty.some((value, index) => index % 4 === 3 && value > 200)).toBe(true);
    }
  });

  it('refuses a vendor without a mark', () => {
    expect(() => drawVendorMark({ vassalage: 'NOBODY' })).toThrow(/NOBODY/);
  });
});

describe('banners', () => {
  it('are wide scenes without text, below 7 kB', () => {
    for (const name of bannerNames) {
      const svg = drawBanner(name);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 360 200"/);
      expect(svg).not.toMatch(/<text|NaN|undefined|href="(?!#)/);
      expect(Buffer.byteLength(svg)).toBeLessThan(7000);
      expect(render(svg, 36).height).toBe(20);
    }
  });

  it('refuses an unknown name', () => {
    expect(() => drawBanner('nothing')).toThrow(/No banner nothing/);
  });
});
