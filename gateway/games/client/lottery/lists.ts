import { toMinor } from '#src/contract/core/amount.ts';
import { hitsOf } from '#src/contract/lottery/lottery-rules.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import type { LotteryState, TicketReport } from '../../shared/lottery-api.ts';
import { button, el } from '../dom.ts';
import type { Money } from '../money.ts';
import { foldedCommitment, proofOf } from './proof.ts';
import type { Sold } from './shop.ts';
import type { Text } from './text.ts';

type Words = { readonly text: Text; readonly money: Money; readonly when: (at: number) => string };
type Menu = NonNullable<LotteryState['menu']>;

/** Numbers as small balls; those of `marked` are highlighted. */
const balls = (numbers: readonly number[], marked: readonly number[] = []): HTMLElement =>
  el(
    'span',
    { class: 'five' },
    ...numbers.map((number) => el('span', { class: marked.includes(number) ? 'ball hit' : 'ball' }, twoDigits(number))),
  );

/** A list that shows its first rows, and the others on demand. */
function listOf(rows: HTMLElement[], atFirst: number, { text }: Words): HTMLElement {
  // A button for a single row would take the place of that row.
  const others = rows.length > atFirst + 1 ? rows.splice(atFirst) : [];
  const list = el('ul', {}, ...rows);
  const card = el('div', { class: 'card' }, list);
  if (others.length === 0) return card;
  const more = button('link more', text.more(others.length), () => {
    list.append(...others);
    more.remove();
    others[0]?.setAttribute('tabindex', '-1');
    others[0]?.focus();
  });
  card.append(more);
  return card;
}

/** The player's tickets, the latest first. */
export function ticketList(tickets: readonly TicketReport[], words: Words): HTMLElement {
  const rows = tickets.flatMap((report) => ('ticket' in report ? [ticketRow(report, words)] : []));
  return rows.length > 0 ? listOf(rows, 3, words) : el('p', { class: 'quiet' }, words.text.noTickets);
}

/** The element id of a ticket in the list. */
export const ticketPlace = ({ ticket }: Sold): string => `ticket-${ticket.ticketId}`;

function ticketRow(report: Sold, { text, money, when }: Words): HTMLElement {
  const { numbers, numero, drawsAt, stake, commitment } = report.ticket;
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
    { class: 'ticket', id: ticketPlace(report), tabindex: -1 },
    balls(numbers, drawn),
    el(
      'span',
      { class: won ? 'flag won' : report.status === 'waiting' ? 'flag on' : 'flag' },
      states[report.status]() + onItsWay,
    ),
    el('p', { class: 'small' }, `${text.drawOf(numero)}, ${when(drawsAt)} · ${money.full(toMinor(stake))}`),
    // The commitment it was sold under, to be compared with the draw's afterwards.
    ...(report.status === 'waiting'
      ? [foldedCommitment(text, el('p', { class: 'hash' }, `${text.commitment}: ${commitment}`))]
      : []),
  );
}

/** The draws, newest first, each with its commitment and a button that recomputes it. */
export function resultList(nodeId: string, draws: readonly Draw[], words: Words): HTMLElement {
  if (draws.length === 0) return el('p', { class: 'quiet' }, words.text.noResults);
  return listOf(
    draws.map((draw) => resultRow(nodeId, draw, words)),
    5,
    words,
  );
}

function resultRow(nodeId: string, draw: Draw, { text, when }: Words): HTMLElement {
  const { numero, drawsAt, numbers } = draw;
  const head = el(
    'p',
    { class: 'head' },
    el('b', {}, text.drawOf(numero)),
    el('span', { class: 'small' }, when(drawsAt)),
  );
  const proof = proofOf(nodeId, draw, text);
  const small = (said: string) => el('p', { class: 'small' }, said);
  const drawn = numbers ? balls(numbers) : small(text.void);
  return el('li', {}, head, drawn, proof ?? small(text.notOpenedSeed));
}

/** The prizes of the hits, their odds, and the return. */
export function prizeTable({ prizes, returnPercent }: Menu, { text, money }: Words): HTMLElement {
  const columns = [text.hitsColumn, text.prizeColumn, text.chanceColumn].map((name) =>
    el('th', { scope: 'col' }, name),
  );
  const rows = prizes.map(({ hits, times, oneIn }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, text.hits(hits)),
      el('td', {}, text.times(money.count(times))),
      el('td', {}, text.oneIn(money.count(Math.round(oneIn)))),
    ),
  );
  return el(
    'div',
    { class: 'card' },
    el('table', {}, el('thead', {}, el('tr', {}, ...columns)), el('tbody', {}, ...rows)),
    el('p', { class: 'small' }, text.return(money.percent(Number(returnPercent)))),
  );
}
