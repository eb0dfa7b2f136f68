const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Numbers and the five names that markup needs; any other name stays as it is. */
const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

/** What server-made HTML says, without its markup: the texts of its paragraphs, lines and list items, in order. */
export const plainParagraphs = (html: string): string[] =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi, '')
    .split(/<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>|<br\s*\/?>/i)
    .map((part) =>
      decode(part.replaceAll(/<[^>]*>/g, ''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
