import { toMinor } from '#src/contract/core/amount.ts';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import type { LotteryState } from '../../shared/lottery-api.ts';
import { button, el, icon } from '../dom.ts';
import type { Money } from '../money.ts';
import { quickPick, toggle } from './choice.ts';
import { createDock } from './dock.ts';
import type { News, Sold } from './shop.ts';
import type { Text } from './text.ts';

/** lucide's shuffle. */
const shuffle =
  'M18 14l4 4-4 4M18 2l4 4-4 4M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45';

/** An amount without the zeros that it ends with: 'R$ 20'. */
export const withoutZeros = (amount: string) => amount.replace(/[.,]00$/, '');

type Menu = NonNullable<LotteryState['menu']>;
type Options = {
  readonly menu: Menu;
  readonly text: Text;
  readonly money: Money;
  readonly when: (at: number) => string;
  /** Starts a purchase; `tell` shows its outcome. */
  readonly buy: (ticket: { numbers: number[]; stake: string }) => void;
  readonly see: (sold: Sold) => void;
};

/** The form of a ticket: its numbers, its stake, and the bar that buys it and shows the outcome. */
export function createCounter({ menu, text, money, when, buy, see }: Options) {
  const { count, of } = menu.pick;
  let chosen: number[] = [];
  let stake = menu.stakes[1] ?? menu.stakes[0] ?? '';
  let [buying, open] = [false, true];

  const balls = Array.from({ length: of }, (_, index) => {
    const number = index + 1;
    const press = () => choose(toggle(chosen, number, count));
    const digits = twoDigits(number);
    return button('number', digits, press, text.ball(digits));
  });
  const stakes = menu.stakes.map((each) =>
    button('stake', withoutZeros(money.full(toMinor(each))), () => {
      stake = each;
      dock.tell();
      show();
    }),
  );
  const purchase = (): void => {
    if (!buying) buy({ numbers: chosen, stake });
  };
  const dock = createDock({ text, when, buy: purchase, see });
  /** A choice during a pending purchase would be lost with its numbers. */
  const choose = (numbers: number[]): void => {
    if (buying) return;
    chosen = numbers;
    dock.tell();
    show();
  };
  const show = (): void => {
    for (const [index, ball] of balls.entries()) {
      const pressed = chosen.includes(index + 1);
      ball.setAttribute('aria-pressed', String(pressed));
      ball.setAttribute('aria-disabled', String(!pressed && chosen.length === count));
    }
    for (const [index, each] of stakes.entries())
      each.setAttribute('aria-pressed', String(menu.stakes[index] === stake));
    const price = money.full(toMinor(stake));
    dock.show({ chosen: text.chosen(chosen.length, count), price, open, ready: chosen.length === count });
  };
  show();
  return {
    form: el(
      'section',
      { class: 'card', 'aria-labelledby': 'pick' },
      el(
        'header',
        {},
        el('h2', { id: 'pick' }, text.choose(count)),
        button('link', el('span', { class: 'check' }, icon(shuffle), text.quickPick), () =>
          choose(quickPick(count, of)),
        ),
      ),
      el('div', { class: 'numbers' }, ...balls),
      el('h3', {}, text.stake),
      el('div', { class: 'stakes' }, ...stakes),
    ),
    dock: dock.element,
    /** Whether tickets are on sale. */
    open: (now: boolean): void => {
      if (open === now) return;
      open = now;
      show();
    },
    /** Shows the outcome of a purchase; clears the numbers of a bought ticket. */
    tell: (news: News): void => {
      buying = news.kind === 'pending';
      if (news.kind === 'bought') chosen = [];
      dock.tell(news);
      show();
    },
  };
}
