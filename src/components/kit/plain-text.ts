const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * HTML as one line of text: tags become spaces, common entities their characters. It is shown as text, never as HTML [S1-188]. An
 * unclosed tag extends to the end of the text, as in a browser: a failed search is not repeated at every '<'.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*(?:>|$)|<!--[\s\S]*?(?:-->|$)/gi, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10_ffff)))
    .replaceAll(/\s+/g, ' ')
    .trim();
