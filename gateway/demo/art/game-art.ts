import { readFileSync } from 'node:fs';
import type { SeedGame, SeedVendor } from '../catalogue-types.ts';
import { families } from '../families.ts';
import type { ArtRecipe } from '../recipe-types.ts';
import type { PaletteSpec } from './palette.ts';
import { seedRandom } from '../random.ts';
import { backs } from './backs.ts';
import { hex } from './colour.ts';
import { fronts } from './fronts.ts';
import { middles } from './middles.ts';
import { type Palette, paintPalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Placement, symbolBody, symbolDefs, symbolScale } from './symbol-layer.ts';
import { readSymbol } from './symbols.ts';

const tileWidth = 240;
const tileHeight = 300;

/** The placement of a recipe's symbol. */
function placeSymbol(recipe: ArtRecipe): Placement {
  const { flat } = recipe;
  const base = { symbol: recipe.symbol, tilt: recipe.tilt, mirror: recipe.mirror, width: recipe.width };
  const centre = tileWidth / 2;
  switch (recipe.composition) {
    case 'medallion':
      return { ...base, x: centre, y: 140, maxHeight: recipe.width };
    case 'low':
      return { ...base, x: centre, y: 172, maxHeight: 196 };
    case 'large':
      return { ...base, x: centre, y: 150, maxHeight: 270 };
    case 'bust': {
      const maxHeight = 236;
      const [, , boxWidth, boxHeight] = readSymbol(recipe.symbol).box;
      // A broad head grows until it fills the lower two thirds, even past the sides.
      const width = Math.max(recipe.width, Math.min(246, (188 * boxWidth) / boxHeight));
      const scale = symbolScale({ symbol: recipe.symbol, width, maxHeight });
      const left = (flat === 'l') !== recipe.mirror;
      if (flat === 'b') return { ...base, width, x: centre, y: tileHeight + 4 - (boxHeight * scale) / 2, maxHeight };
      const half = (boxWidth * scale) / 2;
      return { ...base, width, x: left ? half - 6 : tileWidth + 6 - half, y: 152, maxHeight };
    }
    case 'centre':
      return { ...base, x: centre, y: 140, maxHeight: 204 };
  }
}

/** The glow behind what is shown, id `g`. */
export const glowDef = (colour: string): string =>
  `<radialGradient id="g"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const vignetteDef =
  '<radialGradient id="v" cy=".4" r=".8"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>';

/** The sky's gradient, id `b`. */
export function skyDef({ sky }: Palette): string {
  return `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${hex(sky[0])}"/><stop offset=".6" stop-color="${hex(sky[1])}"/><stop offset="1" stop-color="${hex(sky[2])}"/></linearGradient>`;
}

function paint(recipe: ArtRecipe, spec: PaletteSpec): string {
  const palette = paintPalette(spec);
  const place = placeSymbol(recipe);
  const frame = `M0 0h${tileWidth}v${tileHeight}H0z`;
  const glowY = Math.round(recipe.composition === 'bust' ? 140 : place.y - 6);
  const random = seedRandom(`grain ${recipe.grain}`);
  const scene: Scene = { width: tileWidth, height: tileHeight, palette, x: tileWidth / 2, y: glowY, random };
  const middle = recipe.composition === 'medallion' ? 'medallion' : recipe.middle;
  if (recipe.composition === 'medallion') scene.y = 140;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileWidth} ${tileHeight}"><defs>${glowDef(hex(palette.glow))}${vignetteDef}` +
    `${symbolDefs(place, palette)}${skyDef(palette)}</defs><path fill="url(#b)" d="${frame}"/>` +
    backs[recipe.back](scene) +
    `<circle cx="${scene.x}" cy="${scene.y}" r="140" fill="url(#g)"/>` +
    middles[middle](scene) +
    symbolBody(place, palette) +
    fronts[recipe.front](scene) +
    `<path fill="url(#v)" d="${frame}"/></svg>`
  );
}

/** Bytes of a tile's file. */
export const maxTileBytes = 4000;

/**
 * The picture of a recipe, 240 × 300, at most maxTileBytes bytes. Same recipe, same bytes. A symbol with a long outline gives
 * up its front layers, and then its back ones, for a plain disc.
 */
function paintTile(recipe: ArtRecipe, spec: PaletteSpec): string {
  const leaner: ArtRecipe[] = [
    recipe,
    { ...recipe, front: 'none' },
    { ...recipe, front: 'none', back: 'disc' },
    { ...recipe, front: 'none', back: 'disc', middle: 'none' },
  ];
  for (const version of leaner) {
    const svg = paint(version, spec);
    if (svg.length <= maxTileBytes) return svg;
  }
  throw new Error(`${recipe.symbol} does not fit into ${maxTileBytes} bytes`);
}

/**
 * The picture of a game as SVG, 240 × 300, at most 4,000 bytes. Throws for a vendor without a family of colours.
 */
export function drawGameArt(game: SeedGame, vendor: SeedVendor): string {
  if ('named' in game.art) return readFileSync(new URL(`named/${game.art.named}.svg`, import.meta.url), 'utf8').trim();
  const { recipe } = game.art;
  const spec = families[vendor.vassalage]?.palettes[recipe.palette];
  if (spec === undefined) throw new Error(`${game.node_id} asks for a palette that ${vendor.vassalage} does not have`);
  return paintTile(recipe, spec);
}
