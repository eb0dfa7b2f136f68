import { toMinor } from '#src/contract/amount.ts';
import { isTrueDraw } from '#src/contract/lottery-draw.ts';
import { hitsOf } from '#src/contract/lottery-rules.ts';
import type { Draw } from '#src/contract/lottery.ts';
import type { LotteryState, TicketReport } from '../../shared/lottery-api.ts';
import { button, el } from '../dom.ts';
import type { Money } from '../money.ts';
import type { Text } from './text.ts';

type Words = { readonly text: Text; readonly money: Money; readonly when: (at: number) => string };
type Menu = NonNullable<LotteryState['menu']>;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Numbers as small balls; those that `marked` has stand out. */
const balls = (numbers: readonly number[], marked: readonly number[] = []): HTMLElement =>
  el(
    'span',
    { class: 'five' },
    ...numbers.map((number) => el('span', { class: marked.includes(number) ? 'ball hit' : 'ball' }, twoDigits(number))),
  );

/** The player's tickets, the latest first. */
export function ticketList(tickets: readonly TicketReport[], words: Words): HTMLElement {
  const rows = tickets.flatMap((report) => ('ticket' in report ? [ticketRow(report, words)] : []));
  return rows.length > 0 ? el('ul', { class: 'card' }, ...rows) : el('p', { class: 'quiet' }, words.text.noTickets);
}

function ticketRow(report: Extract<TicketReport, { ticket: unknown }>, { text, money, when }: Words): HTMLElement {
  const { numbers, numero, drawsAt, stake } = report.ticket;
  const drawn = report.status === 'drawn' ? report.drawn : [];
  const won = report.status === 'drawn' && toMinor(report.win) > 0;
  const states = {
    waiting: () => text.waiting,
    returned: () => text.returned,
    drawn: () =>
      report.status === 'drawn' && won ? text.won(money.full(toMinor(report.win))) : text.hits(hitsOf(numbers, drawn)),
  };
  const onItsWay = 'settled' in report && !report.settled ? `, ${text.onItsWay}` : '';
  return el(
    'li',
    { class: 'row' },
    el(
      'div',
      {},
      balls(numbers, drawn),
      el('p', { class: 'small' }, `${text.drawOf(numero, when(drawsAt))} · ${money.full(toMinor(stake))}`),
    ),
    el(
      'span',
      { class: won ? 'flag won' : report.status === 'waiting' ? 'flag on' : 'flag' },
      states[report.status]() + onItsWay,
    ),
  );
}

/** What was drawn, newest first, each with its seal and a button that computes it again. */
export function resultList(nodeId: string, draws: readonly Draw[], words: Words): HTMLElement {
  if (draws.length === 0) return el('p', { class: 'quiet' }, words.text.noResults);
  return el('ul', { class: 'card' }, ...draws.map((draw) => resultRow(nodeId, draw, words)));
}

function resultRow(
  nodeId: string,
  { numero, drawsAt, commitment, seed, numbers }: Draw,
  { text, when }: Words,
): HTMLElement {
  const head = el('p', {}, el('b', {}, text.drawOf(numero, when(drawsAt))));
  if (seed === undefined || numbers === undefined) return el('li', {}, head, el('p', { class: 'small' }, text.void));
  const verdict = el('p', { class: 'small', role: 'status' });
  const verify = async (): Promise<void> => {
    // Outside of a secure context there is nothing to compute with.
    const isTrue = 'subtle' in crypto ? await isTrueDraw({ nodeId, numero, commitment, seed, numbers }) : undefined;
    verdict.textContent = isTrue === undefined ? text.cannotVerify : isTrue ? text.isTrue : text.isFalse;
  };
  const proof = el(
    'details',
    {},
    el('summary', {}, `${text.seal} ${commitment.slice(0, 4)}…${commitment.slice(-4)}`),
    el('p', { class: 'hash' }, `${text.seal}: ${commitment}`),
    el('p', { class: 'hash' }, `${text.seed}: ${seed}`),
    button('link', text.verify, () => void verify()),
    verdict,
  );
  return el('li', {}, head, balls(numbers), proof);
}

/** What the hits pay, with their odds, and the return. */
export function prizeTable({ prizes, returnPercent }: Menu, { text, money }: Words): HTMLElement {
  const rows = prizes.map(({ hits, times, oneIn }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, text.prizeOf(hits)),
      el('td', {}, text.times(money.count(times))),
      el('td', {}, text.oneIn(money.count(Math.round(oneIn)))),
    ),
  );
  return el(
    'div',
    { class: 'card' },
    el('table', {}, el('tbody', {}, ...rows)),
    el('p', { class: 'small' }, text.return(money.percent(Number(returnPercent)))),
  );
}
