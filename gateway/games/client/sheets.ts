import type { Model } from '../shared/page-api.ts';
import { button, el, icon, svg } from './dom.ts';
import type { Money } from './money.ts';
import type { Art } from './symbol-art.ts';
import type { SymbolId } from '../shared/symbols.ts';
import type { Text } from '../shared/text-pt.ts';

const cross = 'M6 6l12 12M18 6 6 18';

/** A sheet from below: closed by its button, by Escape and by a tap outside. */
function sheet(name: string, title: string, text: Text, ...content: Node[]): HTMLDialogElement {
  const heading = el('h2', { id: `${name}-title` }, title);
  const dialog = el('dialog', { class: 'sheet', 'aria-labelledby': heading.id });
  const head = el(
    'div',
    { class: 'sheet-head' },
    heading,
    button('round', icon(cross), () => dialog.close(), text.close),
  );
  dialog.append(head, el('div', { class: 'sheet-body', tabindex: 0 }, ...content));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return dialog;
}

/** Opens a sheet, scrolled to its top. */
export function openSheet(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector('.sheet-body')?.scrollTo(0, 0);
}

const counts = [10, 25, 50, 100];

/** Asks how many rounds are to be played by themselves. */
export function autoSheet(text: Text, start: (rounds: number) => void): HTMLDialogElement {
  const words = text.autoSheet;
  const choices = counts.map((count) => {
    const choose = () => {
      dialog.close();
      start(count);
    };
    return button('plate', String(count), choose, words.rounds(count));
  });
  const dialog = sheet(
    'auto',
    words.title,
    text,
    el('p', {}, words.ask),
    el('div', { class: 'choices' }, ...choices),
    el('p', { class: 'quiet' }, words.note),
  );
  return dialog;
}

/** The payouts of every symbol, the lines, the rules and the return. */
export function prizesSheet(model: Model, art: Art, text: Text, money: Money): HTMLDialogElement {
  const words = text.sheet;
  const times = (multiple: number) => words.times(money.count(multiple));
  const card = (symbol: SymbolId, pays: readonly [number, number][]) =>
    el(
      'li',
      { class: 'pay' },
      el('span', { class: 'cell' }, art.image(symbol)),
      el(
        'div',
        {},
        el('span', { class: 'unseen' }, text.symbols[symbol]),
        el(
          'dl',
          {},
          ...pays.flatMap(([count, multiple]) => [
            el(
              'dt',
              {},
              el('span', { 'aria-hidden': 'true' }, String(count)),
              el('span', { class: 'unseen' }, words.kinds(count)),
            ),
            el('dd', {}, times(multiple)),
          ]),
        ),
      ),
    );
  const pays = model.pays.map(({ symbol, multiples }) =>
    card(
      symbol,
      multiples
        .map((multiple, index): [number, number] => [index + 2, multiple])
        .filter(([, multiple]) => multiple > 0)
        .toReversed(),
    ),
  );
  const special = (symbol: SymbolId, title: string, ...body: Node[]) =>
    el(
      'div',
      { class: 'special' },
      el('span', { class: 'cell' }, art.image(symbol)),
      el('div', {}, el('h3', {}, title), ...body),
    );
  const pearls = model.pearlPays.map((multiple, index) => `${index + 3} → ${times(multiple)}`).join(' · ');

  return sheet(
    'prizes',
    text.prizes,
    text,
    el('p', { class: 'quiet' }, words.perLine),
    el('ul', { class: 'pays' }, ...pays),
    special('wild', words.wildTitle, el('p', {}, words.wild)),
    special('pearl', words.pearlTitle, el('p', {}, words.pearl), el('p', { class: 'figures' }, pearls)),
    el('h3', {}, words.linesTitle),
    el(
      'ol',
      { class: 'paths' },
      ...model.lines.map((path, index) =>
        el('li', {}, miniature(path, words.line(index + 1)), el('span', { 'aria-hidden': 'true' }, String(index + 1))),
      ),
    ),
    el('h3', {}, words.rulesTitle),
    el('ul', { class: 'rules' }, ...words.rules.map((rule) => el('li', {}, rule))),
    el('h3', {}, words.returnTitle),
    el('p', {}, words.return(money.percent(Number(model.publishedReturn)))),
    el('p', { class: 'honest' }, words.honest),
  );
}

function miniature(path: readonly number[], name: string): SVGSVGElement {
  const squares = [0, 1, 2].flatMap((row) =>
    path.map((hit, reel) =>
      svg('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 2,
        class: hit === row ? 'hit' : 'miss',
      }),
    ),
  );
  return svg('svg', { viewBox: '0 0 50 30', role: 'img', 'aria-label': name }, ...squares);
}
