// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://app.example/m/home" }
import { describe, expect, it } from 'vitest';
import { droppedFrom } from '#gateway/actions/html-warnings.ts';
import { sanitiseHtml } from '#src/ui/html-sanitise.ts';

/** The part of a text that the app shows. */
function shownOf(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(sanitiseHtml(html, false).content);
  return box;
}

const names =
  `a abbr address article aside audio b blockquote body br button canvas center cite code dd del details div dl dt em embed
  fieldset figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label li link main mark math meta nav object ol
  option p pre q s script section select small span strong style sub summary sup svg table tbody td template textarea tfoot th thead
  time tr u ul var video`.split(/\s+/);
const attributeNames =
  `action alt aria-label class colspan contenteditable data-x dir formaction height href id lang name onclick
  onerror ping rowspan src start style target title width`.split(/\s+/);
/** A tag shows only where its parent allows it. */
const parents: Readonly<Record<string, string>> = {
  li: 'ul',
  td: 'tr',
  th: 'tr',
  tr: 'tbody',
  tbody: 'table',
  tfoot: 'table',
  thead: 'table',
};
const within = (name: string, html: string): string => {
  const parent = parents[name];
  return parent === undefined ? html : within(parent, `<${parent}>${html}</${parent}>`);
};

describe('what an operator is warned of is what the app leaves out', () => {
  it.each(names)('of the tag %s', (name) => {
    const html = within(name, name === 'img' ? '<img src="/art/b/mar.svg">' : `<${name}>x</${name}>`);
    const isShown = shownOf(html).querySelector(name) !== null;
    expect(droppedFrom(html)).toEqual(isShown ? [] : [`<${name}>`]);
  });

  it.each(attributeNames)('of the attribute %s', (name) => {
    const tag = name === 'src' ? 'img' : name === 'href' ? 'a' : 'p';
    const value = ['src', 'href'].includes(name) ? '/m/home' : name === 'style' ? 'color:red' : '1';
    const html = `<${tag} ${name}="${value}">x</${tag}>`;
    // Sizes and styles are passed separately from the content.
    const isShown =
      ['style', 'width', 'height'].includes(name) || shownOf(html).querySelector(tag)?.hasAttribute(name) === true;
    expect(droppedFrom(html)).toEqual(isShown ? [] : [`${name}=`]);
  });

  it.each([
    ['<a href="https://x.example">x</a>', 'href'],
    ['<a href="javascript:alert(1)">x</a>', 'href'],
    ['<a href="//x.example">x</a>', 'href'],
    ['<a href="mailto:a@x.example">x</a>', 'href'],
    ['<a href="/m/home">x</a>', 'href'],
    ['<img src="https://x.example/a.png">', 'src'],
    ['<img src="data:image/png;base64,AAAA">', 'src'],
    ['<img src="data:image/svg+xml;base64,AAAA">', 'src'],
  ])('of the address in %s', (html, name) => {
    const isShown = shownOf(html).querySelector(`[${name}]`) !== null;
    expect(droppedFrom(html).length === 0).toBe(isShown);
  });

  it('says each thing once, and nothing of words and comments', () => {
    expect(droppedFrom('<p>a < b, 2 > 1 <!-- <script> --> onclick=1</p>')).toEqual([]);
    expect(droppedFrom('<script>x</script><p onclick="a>b">x</p><SCRIPT src=y></SCRIPT><img src=x>')).toEqual([
      '<script>',
      'onclick=',
      '<img src="x">',
    ]);
  });
});
