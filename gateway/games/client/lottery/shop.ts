import type { TicketBody, TicketReport } from '../../shared/lottery-api.ts';
import type { Called } from '../calls.ts';
import type { Text } from './text.ts';

type ShopCalls = {
  readonly buy: (body: TicketBody) => Promise<Called<TicketReport>>;
  readonly ticket: (idempotencyKey: string) => Promise<Called<TicketReport>>;
};

/** The report of a sold ticket. */
export type Sold = Extract<TicketReport, { ticket: unknown }>;

/** The state of a purchase: pending, refused with a reason, or the bought ticket. */
export type News =
  { readonly kind: 'pending' | 'refused'; readonly words: string } | { readonly kind: 'bought'; readonly sold: Sold };

type Options = {
  readonly calls: ShopCalls;
  readonly text: Text;
  readonly newKey: () => string;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly tell: (news: News) => void;
};

/** Poll interval for the outcome of a ticket; ms. */
const askAgainAfter = 2500;

/** Buys a ticket and shows the outcome. An unknown outcome is polled until it is known: the ticket is never bought again automatically. */
export function createShop({ calls, text, newKey, pause, tell }: Options) {
  const words: Partial<Record<Extract<Called<never>, { ok: false }>['error'], string>> = {
    sale_closed: text.saleClosed,
    round_in_progress: text.busy,
    session_over: text.refused.session_over,
    gateway_silent: text.silent,
    rate_limited: text.tooFast,
  };
  const refuse = (why: string): void => tell({ kind: 'refused', words: why });
  return async (ticket: Omit<TicketBody, 'idempotencyKey'>): Promise<void> => {
    const idempotencyKey = newKey();
    tell({ kind: 'pending', words: text.buying });
    let answer = await calls.buy({ ...ticket, idempotencyKey });
    while (answer.ok ? answer.value.status === 'checking' : answer.error === 'lost') {
      tell({ kind: 'pending', words: text.checking });
      await pause(askAgainAfter);
      answer = await calls.ticket(idempotencyKey);
    }
    if (!answer.ok) return refuse(words[answer.error] ?? text.refused.unavailable);
    const { value } = answer;
    if (value.status === 'refused') return refuse(text.refused[value.reason]);
    if (value.status === 'waiting' || value.status === 'drawn') return tell({ kind: 'bought', sold: value });
    return refuse(text.cancelled);
  };
}
