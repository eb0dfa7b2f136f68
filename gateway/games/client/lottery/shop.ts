import type { TicketBody, TicketReport } from '../../shared/lottery-api.ts';
import type { Called } from '../calls.ts';
import type { Text } from './text.ts';

type ShopCalls = {
  readonly buy: (body: TicketBody) => Promise<Called<TicketReport>>;
  readonly ticket: (idempotencyKey: string) => Promise<Called<TicketReport>>;
};

type Options = {
  readonly calls: ShopCalls;
  readonly text: Text;
  readonly newKey: () => string;
  readonly pause: (ms: number) => Promise<unknown>;
  /** What is to be said, and whether a ticket was bought. */
  readonly say: (words: string, bought?: boolean) => void;
};

/** How long to wait before what became of a ticket is asked again, in milliseconds. */
const askAgainAfter = 2500;

/** Buys a ticket and says what became of it. What is not known is asked for until it is: it is never bought again by itself. */
export function createShop({ calls, text, newKey, pause, say }: Options) {
  const words: Partial<Record<Extract<Called<never>, { ok: false }>['error'], string>> = {
    sale_closed: text.saleClosed,
    round_in_progress: text.busy,
    session_over: text.refused.session_over,
    gateway_silent: text.silent,
    rate_limited: text.tooFast,
  };
  return async (ticket: Omit<TicketBody, 'idempotencyKey'>): Promise<void> => {
    const idempotencyKey = newKey();
    let answer = await calls.buy({ ...ticket, idempotencyKey });
    while (answer.ok ? answer.value.status === 'checking' : answer.error === 'lost') {
      say(text.checking);
      await pause(askAgainAfter);
      answer = await calls.ticket(idempotencyKey);
    }
    if (!answer.ok) return say(words[answer.error] ?? text.refused.unavailable);
    const { value } = answer;
    if (value.status === 'refused') return say(text.refused[value.reason]);
    if (value.status === 'cancelled' || value.status === 'returned') return say(text.cancelled);
    return say(text.bought, true);
  };
}
