/** Only properties of text and boxes; none that takes an element out of the flow or fetches anything. */
const properties = new Set(
  `color background-color font-size font-weight font-style text-align text-decoration text-indent line-height letter-spacing
  vertical-align width max-width height max-height margin margin-top margin-right margin-bottom margin-left padding
  padding-top padding-right padding-bottom padding-left border-radius list-style-type`.split(/\s+/),
);

/** A word, a number with its unit, or a colour. No URL, no other function, no escape, no negative length. */
const plainToken = /^(?:(?:rgb|hsl)a?\([\d.,%/deg]+\)|#[\da-f]{3,8}|[a-z][a-z-]*|\d*\.?\d+(?:px|em|rem|%|pt)?)$/i;

function isPlain(value: string): boolean {
  // Checked first: the expression below takes quadratic time.
  if (value.length >= 100) return false;
  const tokens = value.replace(/\s*([(),/])\s*/g, '$1').split(/\s+/);
  return tokens.every((token) => plainToken.test(token));
}

/** Converts px to rem by dividing the number by 100: '28px' gives '0.28rem' [S1-187]. Other units are kept. */
export function scalePx(value: string): string {
  return value.replace(/(\d*\.?\d+)px\b/gi, (_, number: string) => `${Number(number) / 100}rem`);
}

/** The permitted declarations of a style attribute, as name and value, optionally scaled. */
export function safeDeclarations(style: string, scale: boolean): [name: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (!properties.has(name) || !isPlain(value)) return [];
    return [[name, scale ? scalePx(value) : value]];
  });
}
