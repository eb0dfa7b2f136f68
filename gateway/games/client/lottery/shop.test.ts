import { describe, expect, it } from 'vitest';
import type { TicketReport } from '../../shared/lottery-api.ts';
import type { Called } from '../calls.ts';
import { createShop } from './shop.ts';
import { textIn } from './text.ts';

const text = textIn('en');
const ticket = { numbers: [1, 2, 3, 4, 5], stake: '2.00', numero: '20260314-109' };
const waiting = {
  status: 'waiting',
  ticket: { ...ticket, ticketId: 't', idempotencyKey: 'key', mode: 'Lott', drawsAt: 1, commitment: 'c', boughtAt: 0 },
} as const;
const buying = `pending: ${text.buying}`;
const lost = { ok: false, error: 'lost' } as const;

/** Buys once; the calls are answered in this order. Answers what was said, and with which keys was asked. */
async function buy(...answers: Called<TicketReport>[]) {
  const [said, asked]: [string[], string[]] = [[], []];
  const next = (call: string, key: string) => {
    asked.push(`${call} ${key}`);
    return Promise.resolve(answers.shift() ?? lost);
  };
  const sell = createShop({
    calls: { buy: ({ idempotencyKey }) => next('buy', idempotencyKey), ticket: (key) => next('ticket', key) },
    text,
    newKey: () => 'key-1',
    pause: () => Promise.resolve(),
    tell: (news) =>
      said.push(news.kind === 'bought' ? `bought ${news.sold.ticket.ticketId}` : `${news.kind}: ${news.words}`),
  });
  await sell(ticket);
  return { said, asked };
}

describe('a purchase', () => {
  it('is reported once the ticket is sold', async () => {
    expect((await buy({ ok: true, value: waiting })).said).toEqual([buying, 'bought t']);
  });

  it('whose answer was lost is asked after until it is known, and never made again', async () => {
    const checking = { ok: true, value: { status: 'checking', idempotencyKey: 'key-1' } } as const;
    const { said, asked } = await buy(lost, lost, checking, { ok: true, value: waiting });
    expect(asked).toEqual(['buy key-1', 'ticket key-1', 'ticket key-1', 'ticket key-1']);
    expect(said).toEqual([buying, ...Array<string>(3).fill(`pending: ${text.checking}`), 'bought t']);
  });

  it.each([
    [{ ok: false, error: 'sale_closed' }, text.saleClosed],
    [{ ok: false, error: 'gateway_silent' }, text.silent],
    [{ ok: false, error: 'session_over' }, text.refused.session_over],
    [{ ok: true, value: { status: 'refused', reason: 'insufficient_balance' } }, text.refused.insufficient_balance],
    [{ ok: true, value: { status: 'cancelled' } }, text.cancelled],
  ] as const)('that is refused says why: %o', async (answer, words) => {
    expect((await buy(answer)).said).toEqual([buying, `refused: ${words}`]);
  });
});
