import { el, svg } from './dom.ts';
import type { Art } from './symbol-art.ts';

/** The backdrop takes its colours from the game's own picture, so that every title has its own light. */
export function backdrop(art: Art): HTMLElement {
  const bubbles = Array.from({ length: 12 }, (_, index) => el('i', { class: `bubble b${index}` }));
  // A piece of the picture's sky above and next to the figure.
  const sky = svg('image', { href: art.picture, width: 240, height: 300 });
  const light = art.hasPicture
    ? [svg('svg', { class: 'glow', viewBox: '14 4 40 66', preserveAspectRatio: 'xMidYMin slice' }, sky)]
    : [];
  const shafts = svg(
    'svg',
    { class: 'shafts', viewBox: '0 0 360 692', preserveAspectRatio: 'none' },
    svg('path', { d: 'M70-10-40 692H60L130-10ZM180-10l-40 702h90L210-10ZM280-10l50 702h130L320-10Z' }),
  );
  return el('div', { class: 'scene', 'aria-hidden': 'true' }, ...light, shafts, ...bubbles);
}

/** The big picture with the title over its foot. */
export function hero(title: string, art: Art): HTMLElement {
  const picture = el('img', {
    src: art.picture,
    alt: '',
    class: art.hasPicture ? 'picture' : 'picture drawn',
    draggable: 'false',
  });
  const heading = el('h1', {}, el('span', { class: 'unseen' }, title), lettering(title));
  return el('header', { class: 'hero' }, el('div', { class: 'halo', 'aria-hidden': 'true' }, picture), heading);
}

const letterHeight = 44;
const edge = 6;

/** The title in gold, always on one line: it is measured, and shrinks with the width it has. */
function lettering(title: string): SVGSVGElement {
  const gold = svg(
    'linearGradient',
    { id: 'gold', x2: 0, y2: 1 },
    svg('stop', { 'stop-color': '#fff3b8' }),
    svg('stop', { offset: 0.45, 'stop-color': '#f7b733' }),
    svg('stop', { offset: 1, 'stop-color': '#b06a10' }),
  );
  const words = svg('text', { x: 0, y: letterHeight, 'font-size': letterHeight, fill: 'url(#gold)' }, title);
  const sign = svg('svg', { class: 'lettering', 'aria-hidden': 'true' }, gold, words);
  requestAnimationFrame(() => {
    const { x, y, width, height } = words.getBBox();
    sign.setAttribute('viewBox', `${x - edge} ${y - edge} ${width + 2 * edge} ${height + 2 * edge}`);
    sign.style.setProperty('--wide', String(width + 2 * edge));
    sign.style.setProperty('--high', String(height + 2 * edge));
  });
  return sign;
}
