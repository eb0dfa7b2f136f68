const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Numeric entities and the five names that markup needs; any other name is kept. */
const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

type Piece = { readonly text: string; readonly end: string };

/** The end of a construct; undefined if it is unclosed. */
function endOf(html: string, mark: string, from: number): number | undefined {
  const found = html.indexOf(mark, from);
  return found === -1 ? undefined : found;
}

/**
 * Texts between the ends of blocks, each with the name of the tag that ended it. Scans the markup once: an unclosed construct (a
 * tag, a comment) ends the text.
 */
function* piecesOf(html: string): Generator<Piece> {
  const small = html.toLowerCase();
  let text = '';
  let at: number | undefined = 0;
  while (at !== undefined) {
    const open = html.indexOf('<', at);
    text += html.slice(at, open === -1 ? undefined : open);
    if (open === -1) break;
    const [, closes, name = ''] = /^<(\/?)([a-z][a-z\d]*|!--)/i.exec(html.slice(open, open + 16)) ?? [];
    const tag = name.toLowerCase();
    if (tag === '') {
      text += '<';
      at = open + 1;
    } else if (tag === '!--') {
      const end = endOf(html, '-->', open);
      at = end && end + 3;
    } else {
      const end = endOf(html, '>', open);
      at = end && end + 1;
      if (at !== undefined && !closes && (tag === 'script' || tag === 'style')) at = endOf(small, `</${tag}`, at);
      if (tag === 'br' || (closes && /^(?:p|div|li|h[1-6]|tr|blockquote)$/.test(tag))) {
        yield { text, end: tag };
        text = '';
      }
    }
  }
  yield { text, end: '' };
}

/** A paragraph, a heading, or the items of a list. */
type PlainBlock = { readonly tag: 'p' | 'h3' | 'ul'; readonly texts: readonly string[] };

/** The text of HTML from a server: its paragraphs, headings and lists, in order. */
export function plainBlocks(html: string): PlainBlock[] {
  const blocks: { tag: PlainBlock['tag']; texts: string[] }[] = [];
  for (const { text: raw, end } of piecesOf(html)) {
    const text = decode(raw).replaceAll(/\s+/g, ' ').trim();
    if (text === '') continue;
    const tag = end === 'li' ? 'ul' : end.startsWith('h') ? 'h3' : 'p';
    const before = blocks.at(-1);
    if (tag === 'ul' && before?.tag === tag) before.texts.push(text);
    else blocks.push({ tag, texts: [text] });
  }
  return blocks;
}
