// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://app.example/m/home" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainText } from '#src/components/kit/plain-text.ts';
import { sanitiseHtml } from '#src/ui/html-sanitise.ts';
import { plainBlocks } from '#src/ui/plain-blocks.ts';
import { hostilePayloads } from '../security/hostile-texts.ts';

const foreign = 'https://foreign.example';
const payloads = hostilePayloads(foreign);
const attributes = new Set('alt colspan dir href lang loading rel rowspan src start target title'.split(' '));
const elements = new Set(
  `a b blockquote br center code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong
  sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/),
);

const ran = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('hit', ran));
afterEach(() => {
  document.body.replaceChildren();
  expect(ran).not.toHaveBeenCalled();
});

/** The parts of a sanitised text in the page that could run, send, cover or navigate where they must not. */
function harmIn(html: string): string[] {
  const { content, styles } = sanitiseHtml(html, true);
  const box = document.createElement('div');
  box.append(content);
  document.body.append(box);
  const found = [...box.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !attributes.has(name)),
    ...harmfulAddresses(element),
  ]);
  const set = styles.flatMap(({ declarations }) => declarations.map((declaration) => declaration.join(':')));
  return [
    ...found,
    ...set.filter((declaration) => /url|image-set|expression|fixed|animation|z-index/i.test(declaration)),
  ];
}

/** Links may lead out, by http(s) and without a referrer; pictures are local. */
function harmfulAddresses(element: Element): string[] {
  const [href, src] = ['href', 'src'].map((name) => element.getAttribute(name) ?? undefined);
  const harm: string[] = [];
  if (href !== undefined) {
    const { protocol, origin } = new URL(href, location.href);
    const leaves = origin !== location.origin;
    if (!/^https?:$/.test(protocol) || (leaves && element.getAttribute('rel') !== 'noopener noreferrer'))
      harm.push(href);
  }
  if (src !== undefined && new URL(src, location.href).origin !== location.origin) harm.push(src);
  return harm;
}

it('of 500 hostile texts as a merchant’s HTML nothing runs, requests a foreign host, sends or covers anything', () => {
  expect(payloads).toHaveLength(500);
  const harmful = payloads.flatMap((text) => harmIn(text).map((harm) => [text, harm]));
  expect(harmful).toEqual([]);
});

it('they do contain it: everything refused above is there before the sanitising', () => {
  const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  const bearing = payloads.filter((text) =>
    [...parsed(text).querySelectorAll('*')].some((element) =>
      [element.localName, ...element.getAttributeNames()].some((name) =>
        /^(on|script|iframe|form|style|base)/.test(name),
      ),
    ),
  );
  expect(bearing.length).toBeGreaterThan(300);
});

it('the surrounding texts stay, with their formatting', () => {
  for (const text of payloads) {
    const { content } = sanitiseHtml(`<p>before <b>bold</b></p>${text}`, false);
    expect(content.querySelector('p > b')?.textContent, text).toBe('bold');
  }
});

it('as plain text, and as the server renders it, they are words alone', () => {
  for (const text of payloads) {
    for (const said of [plainText(text), ...plainBlocks(text).flatMap(({ texts }) => texts)])
      expect(said, text).not.toMatch(/<(?:script|img|svg|iframe)[\s/>]/i);
  }
});
