/** Only what sets text and boxes; nothing that takes a thing out of its place or fetches anything. */
const properties = new Set(
  `color background-color font-size font-weight font-style text-align text-decoration text-indent line-height letter-spacing
  vertical-align width max-width height max-height margin margin-top margin-right margin-bottom margin-left padding
  padding-top padding-right padding-bottom padding-left border-radius list-style-type`.split(/\s+/),
);

/** A word, a number with its unit, or a colour. No address, no other function, no escape, no negative length. */
const plainToken = /^(?:(?:rgb|hsl)a?\([\d.,%/deg]+\)|#[\da-f]{3,8}|[a-z][a-z-]*|\d*\.?\d+(?:px|em|rem|%|pt)?)$/i;

function isPlain(value: string): boolean {
  // First of all: what follows takes the square of the length.
  if (value.length >= 100) return false;
  const tokens = value.replace(/\s*([(),/])\s*/g, '$1').split(/\s+/);
  return tokens.every((token) => plainToken.test(token));
}

/** Turns px into rem by dividing the number by 100: '28px' gives '0.28rem' [S1-187]. Other units stay. */
export function scalePx(value: string): string {
  return value.replace(/(\d*\.?\d+)px\b/gi, (_, number: string) => `${Number(number) / 100}rem`);
}

/** The declarations of a style attribute that are harmless, as name and value, scaled when asked for. */
export function safeDeclarations(style: string, scale: boolean): [name: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (!properties.has(name) || !isPlain(value)) return [];
    return [[name, scale ? scalePx(value) : value]];
  });
}
