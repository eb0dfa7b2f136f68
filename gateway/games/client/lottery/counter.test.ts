// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyIn } from '../money.ts';
import { createCounter } from './counter.ts';
import type { News, Sold } from './shop.ts';
import { textIn } from './text.ts';

const text = textIn('pt');
const menu = {
  pick: { count: 5, of: 30 },
  stakes: ['1.00', '2.00'],
  prizes: [],
  returnPercent: '92.63',
  draws: [],
  game: {
    nodeId: 'n',
    gameId: 'g',
    gameCode: 'c',
    gameName: 'Mega',
    gameType: 'LOTT',
    vassalage: 'V',
    iconUrl: '/i.svg',
    prizeMode: 'Lott',
    playType: 'trad',
    everyMinutes: 5,
    next: null,
  },
} as const;
const sold: Sold = {
  status: 'waiting',
  ticket: {
    ticketId: 't',
    idempotencyKey: 'key',
    numero: '20260314-109',
    mode: 'Lott',
    numbers: [3, 9, 14, 21, 28],
    drawsAt: 1,
    commitment: 'c',
    stake: '2.00',
    boughtAt: 0,
  },
};

const buy = vi.fn<(ticket: { numbers: number[]; stake: string }) => void>();
const see = vi.fn<(of: Sold) => void>();
let counter: ReturnType<typeof createCounter>;
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find((each) => each.textContent === name || each.getAttribute('aria-label') === name)
    ?.click();
const choose = () => [3, 9, 14, 21, 28].forEach((number) => press(text.ball(String(number).padStart(2, '0'))));
const said = () => counter.dock.querySelector('[role=status]')?.textContent;
const state = () => counter.dock.dataset['state'];
const tell = (news: News) => counter.tell(news);

beforeEach(() => {
  buy.mockReset().mockImplementation(() => tell({ kind: 'pending', words: text.buying }));
  see.mockReset();
  const mutable = { ...menu, stakes: [...menu.stakes], prizes: [], draws: [] };
  const shared = { text, money: moneyIn('pt', 'R$'), when: () => 'qui., 12:00' };
  counter = createCounter({ menu: mutable, ...shared, buy, see });
  document.body.replaceChildren(counter.form, counter.dock);
});

describe('the bar where the finger is', () => {
  it('becomes the ticket that was bought: its numbers, its draw and the way to it', () => {
    choose();
    press(text.buy);
    tell({ kind: 'bought', sold });
    expect(state()).toBe('bought');
    expect(said()).toBe('Bilhete comprado · 03 09 14 21 28 · Sorteio 20260314-109, qui., 12:00');
    press(text.see);
    expect(see).toHaveBeenCalledExactlyOnceWith(sold);
  });

  it('sells one ticket for any number of taps, until numbers are chosen again', () => {
    choose();
    for (let tap = 0; tap < 5; tap += 1) press(text.buy);
    tell({ kind: 'bought', sold });
    for (let tap = 0; tap < 5; tap += 1) press(text.buy);
    expect(buy).toHaveBeenCalledExactlyOnceWith({ numbers: [3, 9, 14, 21, 28], stake: '2.00' });
    choose();
    expect([state(), said()]).toEqual(['selling', '']);
    press(text.buy);
    expect(buy).toHaveBeenCalledTimes(2);
  });

  it('shows that the purchase is pending, until it ends, for any taps', () => {
    choose();
    press(text.buy);
    press(text.quickPick);
    press('R$ 1');
    expect([state(), said()]).toEqual(['pending', text.buying]);
    tell({ kind: 'pending', words: text.checking });
    expect(said()).toBe(text.checking);
  });

  it('says why a ticket was not sold, with the numbers still chosen and the button as before', () => {
    choose();
    press(text.buy);
    tell({ kind: 'refused', words: text.saleClosed });
    expect([state(), said()]).toEqual(['refused', text.saleClosed]);
    expect(document.querySelectorAll('.number[aria-pressed=true]')).toHaveLength(5);
    press(text.buy);
    expect(buy).toHaveBeenCalledTimes(2);
  });

  it('gives the focus of its button to the way to the ticket, and reads the news aloud from a place that was there before', () => {
    const place = counter.dock.querySelector('[role=status]');
    choose();
    document.querySelector<HTMLElement>('.buy')?.focus();
    press(text.buy);
    tell({ kind: 'bought', sold });
    expect(document.activeElement?.textContent).toBe(text.see);
    expect(counter.dock.querySelector('[role=status]')).toBe(place);
  });
});
