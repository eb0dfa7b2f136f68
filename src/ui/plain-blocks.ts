const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Numbers and the five names that markup needs; any other name stays as it is. */
const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

/** A paragraph, or the items of a list. */
type PlainBlock = { readonly list: boolean; readonly texts: readonly string[] };

/** What server-made HTML says, without its markup: the texts of its paragraphs and lists, in order. */
export function plainBlocks(html: string): PlainBlock[] {
  const blocks: { list: boolean; texts: string[] }[] = [];
  const parts = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi, '')
    .matchAll(/([^]*?)(<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>|<br\s*\/?>|$)/gi);
  for (const [, part = '', end = ''] of parts) {
    const text = decode(part.replaceAll(/<[^>]*>/g, ''))
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text === '') continue;
    const list = /^<\/li/i.test(end);
    const before = blocks.at(-1);
    if (list && before?.list) before.texts.push(text);
    else blocks.push({ list, texts: [text] });
  }
  return blocks;
}
