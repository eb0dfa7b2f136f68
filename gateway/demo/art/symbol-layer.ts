import { hex } from './colour.ts';
import type { Palette } from './palette.ts';
import { num } from './shapes.ts';
import { readSymbol } from './symbols.ts';

/** A symbol's placement: its centre and its width in the frame's units. */
export interface Placement {
  symbol: string;
  x: number;
  y: number;
  width: number;
  /** Limits a tall symbol. */
  maxHeight: number;
  tilt: number;
  mirror: boolean;
}

/** The scale of the drawing from its space of 512. */
export function symbolScale({ symbol, width, maxHeight }: Pick<Placement, 'symbol' | 'width' | 'maxHeight'>): number {
  const [, , boxWidth, boxHeight] = readSymbol(symbol).box;
  return Math.min(width / boxWidth, maxHeight / boxHeight);
}

/** The two definitions that a symbol needs: its outline and the light on it. Ids are `s${id}` and `f${id}`. */
export function symbolDefs({ symbol, mirror }: Placement, palette: Palette, id = ''): string {
  const stops = `<stop stop-color="${hex(palette.light)}"/><stop offset=".4" stop-color="${hex(palette.body)}"/><stop offset="1" stop-color="${hex(palette.low)}"/>`;
  return `<radialGradient id="f${id}" cx="${mirror ? 322 : 190}" cy="110" r="420" gradientUnits="userSpaceOnUse">${stops}</radialGradient><path id="s${id}" d="${readSymbol(symbol).path}"/>`;
}

/**
 * The symbol in relief, bottom up: a soft dark copy, the ink outline, a light copy, a dark copy, the body. The outline
 * keeps its thickness on the tile whatever the scale.
 */
export function symbolBody(place: Placement, palette: Palette, id = ''): string {
  const scale = symbolScale(place);
  const [boxX, boxY, boxWidth, boxHeight] = readSymbol(place.symbol).box;
  const outline = Math.round(Math.min(46, Math.max(20, 11.4 / scale)));
  const [midX, midY] = [boxX + boxWidth / 2, boxY + boxHeight / 2];
  const turn = place.tilt === 0 ? '' : `rotate(${place.tilt})`;
  const factor = Math.round(scale * 1000) / 1000;
  const size = `scale(${place.mirror ? `-${factor} ${factor}` : factor})`.replaceAll('0.', '.');
  const move = `translate(${num(place.x)} ${num(place.y)})${turn}${size}translate(-${num(midX)} -${num(midY)})`;
  const side = place.mirror ? -1 : 1;
  const ink = hex(palette.ink);
  const use = (attributes: string): string => `<use ${attributes}href="#s${id}"/>`;
  return (
    `<g stroke-linejoin="round" transform="${move}">` +
    `<g stroke="${ink}" fill="${ink}">${use(`y="20" stroke-width="${outline + 14}" opacity=".3" `)}${use(`stroke-width="${outline}" `)}</g>` +
    `${use(`x="${-5 * side}" y="-7" fill="${hex(palette.light)}" `)}${use(`x="${4 * side}" y="7" fill="${hex(palette.low)}" `)}${use(`fill="url(#f${id})" `)}</g>`
  );
}
