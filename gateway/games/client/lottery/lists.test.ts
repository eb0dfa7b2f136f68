// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { TicketReport } from '../../shared/lottery-api.ts';
import { moneyIn } from '../money.ts';
import { ticketList } from './lists.ts';
import { textIn } from './text.ts';

const words = { text: textIn('en'), money: moneyIn('en', 'R$'), when: () => 'Sat 12:00' };
type Told = Extract<TicketReport, { status: 'waiting' }>['ticket'];
const commitment = '5ea1'.repeat(16);
const ticket = {
  ticketId: 't',
  idempotencyKey: 'ticket-1',
  numero: '20260314-109',
  mode: 'Elott',
  numbers: [1, 2, 3, 4, 5],
  drawsAt: 1,
  commitment,
  stake: '2.00',
  boughtAt: 0,
} satisfies Told;
const rowOf = (report: TicketReport) => ticketList([report], words).querySelector('li')?.textContent;

it('a commitment is folded, with an explanation above its digits', () => {
  const fold = ticketList([{ status: 'waiting', ticket }], words).querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Verifiable draw');
  expect(fold?.querySelector('.hash')?.textContent).toContain(commitment);
});

it('a waiting ticket shows the commitment that it was sold under; the result shows it once it is drawn', () => {
  expect(rowOf({ status: 'waiting', ticket })).toContain(`Commitment: ${commitment}`);
  expect(rowOf({ status: 'drawn', ticket, drawn: [1, 2, 3, 4, 5], win: '0.00', settled: true })).not.toContain(
    commitment,
  );
});
