import type { SeedVendor } from '../catalogue-types.ts';
import { families } from '../families.ts';

/** A mark's drawing in 40 × 40: outlines 3 wide, filled shapes (even-odd), and a spot in the accent colour. */
interface Glyph {
  line?: string;
  thin?: string;
  fill?: string;
  spot?: string;
}

const petal = 'M20 20c-7-4-7-14 0-14s7 10 0 14z';

const glyphs: Record<string, Glyph> = {
  AB: { line: 'M6 16c5-6 9-6 14 0s9 6 14 0M6 25c5-6 9-6 14 0s9 6 14 0' },
  LS: { fill: 'M25 6a14.5 14.5 0 1 0 9 20A12 12 0 0 1 25 6zM28 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0z' },
  IP: { spot: 'M16.6 20a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0z' },
  AMB: { line: 'M20 6l12 7v14l-12 7-12-7V13z', fill: 'M20 13l6 10a6.5 6.5 0 1 1-12 0z' },
  CW: { line: 'M20 32V12M20 25c-7 0-8-4-8-9m8 5c7 0 8-4 8-10M12 20c-3 0-5-1-5-4m21 0c3 0 5-1 5-4' },
  FSC: { fill: 'M23 5 9 23h9l-2 12 15-19h-9z' },
  RJ: { line: 'M15 9.2a12 12 0 1 0 10 0M20 5v6', fill: 'M15 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0z' },
  EN: { fill: 'M20 6l4 12 10 2-10 3-4 12-4-12-10-3 10-2zM17.5 20.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z' },
  MGE: {
    line: 'M20 20v13M20 21c-6 0-9 4-10 12M20 21c6 0 9 4 10 12',
    fill: 'M20 18C12 17 10 11 12 5c7 1 9 6 8 13zM21 17c0-5 2-9 8-10 2 6-2 10-8 10z',
  },
  SOL: {
    line: 'M20 5v4M8.5 9.5l3 3M31.5 9.5l-3 3M4.5 21h4M31.5 21h4M5 29h30M10 34.5h20',
    fill: 'M12 25a8 8 0 0 1 16 0z',
  },
  NEO: { line: 'M11 30V10l18 20V10', thin: 'M6 35V5M34 35V5' },
  VR: { line: 'M7 33V18l13-10 13 10v15', fill: 'M16 33v-7a4 4 0 0 1 8 0v7z' },
  CS: { line: 'M20 5l10 11-10 19-10-19z', thin: 'M10 16h20M20 5l-4 11 4 19 4-19z' },
  MA: { fill: 'M20 5c2 5 11 8 11 15a6 6 0 0 1-9 4l2 6h-8l2-6a6 6 0 0 1-9-4c0-7 9-10 11-15z', line: 'M7 34h26' },
  CTD: { line: 'M9 12l12-4 7 21-12 4zM21 8h10v22h-3', fill: 'M19 15l4 4-3 6-4-4z' },
  RF: {
    line: 'M24 11v14a7.5 7.5 0 0 1-15 0l5 3',
    fill: 'M20.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM22.5 8a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0z',
  },
  PLC: { line: 'M6 10h28v19H6zM14 34h12', thin: 'M11 15h5v9h-5zM24 15h5v9h-5zM20 17.5v.1M20 22.5v.1' },
  GDP: {
    line: 'M7 31V10h26v21',
    thin: 'M7 17h26M14 10v10M20 10v9M26 10v10',
    fill: 'M14.5 28.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z',
  },
  DS88: {
    line: 'M8.5 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM7 24.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM23.5 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM22 24.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z',
  },
  AV: { line: 'M9 9l10 11L9 31M20 9l10 11-10 11' },
  AI: {
    line: 'M4 20c5-8 10-11 16-11s11 3 16 11c-5 8-10 11-16 11S9 28 4 20z',
    fill: 'M14 20a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM18 18a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
  },
  IMES: { fill: 'M8 30 5 12l8 7 7-12 7 12 8-7-3 18z' },
  TF: { fill: 'M11 34V18l-3-3V7h5v4h4.5V7h5v4H27V7h5v8l-3 3v16h-6v-6a3 3 0 0 0-6 0v6z' },
  IA: { line: 'M20 33c-1-8 0-13 3-18M23 15c-5-6-11-4-14 1M23 15c1-6 6-9 10-6M23 15c6-1 9 3 9 7M7 33h26' },
  TCG_LOTTO_VN: {
    fill: 'M20 6c6 6 6 16 0 23-6-7-6-17 0-23zM6 14c7 1 11 6 12 16C10 29 6 23 6 14zM34 14c-7 1-11 6-12 16 8-1 12-7 12-16z',
    line: 'M10 34h20',
  },
  TCG_SEA: { line: 'M7 19a13 13 0 1 1 26 0M5 24c5-5 10-5 15 0s10 5 15 0M5 32c5-5 10-5 15 0s10 5 15 0' },
  BAZ: {
    line: 'M6 11h28v5.5a3.5 3.5 0 0 0 0 7V29H6v-5.5a3.5 3.5 0 0 0 0-7z',
    fill: 'M20 14l1.8 4 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2-3.1-2.9 4.2-.5z',
  },
};

const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function body(code: string, ink: string, accent: string | undefined): string {
  const glyph = glyphs[code];
  if (glyph === undefined) throw new Error(`Vendor ${code} has no mark`);
  const parts: string[] = [];
  if (code === 'IP') {
    const flower = [0, 72, 144, 216, 288]
      .map((turn) => `<path d="${petal}" transform="rotate(${turn} 20 20)"/>`)
      .join('');
    // Without a second colour the heart of the flower is left open.
    const open = '<mask id="m"><path fill="#fff" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="3.4"/></mask>';
    parts.push(
      accent === undefined ? `${open}<g fill="${ink}" mask="url(#m)">${flower}</g>` : `<g fill="${ink}">${flower}</g>`,
    );
  }
  if (glyph.fill !== undefined) parts.push(`<path fill="${ink}" fill-rule="evenodd" d="${glyph.fill}"/>`);
  if (glyph.line !== undefined) parts.push(`<path ${round} stroke="${ink}" stroke-width="3" d="${glyph.line}"/>`);
  if (glyph.thin !== undefined) parts.push(`<path ${round} stroke="${ink}" stroke-width="1.8" d="${glyph.thin}"/>`);
  if (glyph.spot !== undefined && accent !== undefined) parts.push(`<path fill="${accent}" d="${glyph.spot}"/>`);
  return parts.join('');
}

/** The vendor's mark in colour: a white drawing on its gradient, 40 × 40, no rounded corners. */
export function drawVendorMark({ vassalage }: Pick<SeedVendor, 'vassalage'>): string {
  const family = families[vassalage];
  if (family === undefined) throw new Error(`Vendor ${vassalage} has no family of colours`);
  const [from, to] = family.mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><linearGradient id="v" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#v)" d="M0 0h40v40H0z"/>${body(vassalage, '#fff', '#ffd23f')}</svg>`;
}

/** The same drawing in white on nothing, for strips where the vendor isn't chosen. */
export function drawWhiteVendorMark({ vassalage }: Pick<SeedVendor, 'vassalage'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body(vassalage, '#fff', undefined)}</svg>`;
}
