const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Numbers and the five names that markup needs; any other name stays as it is. */
const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

/** A paragraph, a heading, or the items of a list. */
type PlainBlock = { readonly tag: 'p' | 'h3' | 'ul'; readonly texts: readonly string[] };

/** What server-made HTML says, without its markup: the texts of its paragraphs, headings and lists, in order. */
export function plainBlocks(html: string): PlainBlock[] {
  const blocks: { tag: PlainBlock['tag']; texts: string[] }[] = [];
  const parts = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi, '')
    .matchAll(/([^]*?)(<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>|<br\s*\/?>|$)/gi);
  for (const [, part = '', end = ''] of parts) {
    const text = decode(part.replaceAll(/<[^>]*>/g, ''))
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text === '') continue;
    const tag = /^<\/li/i.test(end) ? 'ul' : /^<\/h/i.test(end) ? 'h3' : 'p';
    const before = blocks.at(-1);
    if (tag === 'ul' && before?.tag === tag) before.texts.push(text);
    else blocks.push({ tag, texts: [text] });
  }
  return blocks;
}
