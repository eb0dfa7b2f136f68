import { twoDigits } from '#src/contract/core/two-digits.ts';
import { button, el, icon } from '../dom.ts';
import type { News, Sold } from './shop.ts';
import type { Text } from './text.ts';

/** lucide's circle-check. */
const check = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM9 12l2 2 4-4';

type Options = {
  readonly text: Text;
  readonly when: (at: number) => string;
  readonly buy: () => void;
  /** Shows the ticket that was bought. */
  readonly see: (sold: Sold) => void;
};

/** The present choice, and whether it can be bought. */
export type Filled = {
  readonly chosen: string;
  readonly price: string;
  readonly open: boolean;
  readonly ready: boolean;
};

/**
 * The bar where the finger is: what is chosen, what it costs, and the button that buys it. What becomes of the purchase is said in
 * the same place; a ticket that was bought takes the button's, until something is chosen again.
 */
export function createDock({ text, when, buy, see }: Options) {
  let news: News | undefined;
  let filled: Filled = { chosen: '', price: '', open: true, ready: false };
  const chosen = el('p', { class: 'small' });
  const price = el('p', { class: 'price' });
  const buyButton = button('buy', text.buy, buy);
  const seeButton = button('see', text.see, () => {
    if (news?.kind === 'bought') see(news.sold);
  });
  // It is there from the beginning: only what changes in it is read aloud.
  const said = el('p', { class: 'said', role: 'status' });
  const element = el('div', { class: 'dock' }, said, el('div', { class: 'sum' }, chosen, price), buyButton, seeButton);

  const refresh = (): void => {
    const pending = news?.kind === 'pending';
    chosen.textContent = filled.chosen;
    price.textContent = filled.price;
    buyButton.setAttribute('aria-disabled', String(pending || !filled.open || !filled.ready));
    buyButton.textContent = filled.open ? text.buy : text.salesClosed;
    buyButton.classList.toggle('busy', pending);
    element.dataset['state'] = news?.kind ?? 'selling';
  };
  refresh();
  return {
    element,
    show: (now: Filled): void => {
      filled = now;
      refresh();
    },
    /** Says what became of a purchase; nothing more of the last one without news. */
    tell: (told?: News): void => {
      if (told === undefined && news?.kind === 'pending') return;
      const hadFocus = document.activeElement === buyButton;
      news = told;
      said.replaceChildren(...(told ? words(told, text, when) : []));
      refresh();
      // The button that had the focus was removed.
      if (told?.kind === 'bought' && hadFocus) seeButton.focus();
    },
  };
}

/** Separates, for screen readers, what a line break separates visually. */
const dot = () => el('span', { class: 'unseen' }, ' · ');

/** 'Ticket bought · 03 09 14 21 28 · Draw 20261126-109, Thu 12:00'. */
function words(news: News, text: Text, when: (at: number) => string): (Node | string)[] {
  if (news.kind !== 'bought') return [news.words];
  const { numbers, numero, drawsAt } = news.sold.ticket;
  return [
    el('b', {}, icon(check), text.bought),
    dot(),
    el('span', { class: 'line digits' }, numbers.map(twoDigits).join(' ')),
    dot(),
    el('span', { class: 'line' }, `${text.drawOf(numero)}, ${when(drawsAt)}`),
  ];
}
