import { hitsOf, timesOf } from '#src/contract/lottery/lottery-rules.ts';
import { isTrueDraw } from '#src/contract/lottery/lottery-draw.ts';
import type { Logger } from '../logger.ts';
import type { RoundRow } from '../tables.ts';
import type { AskLottery } from './ask-lottery.ts';
import { ticketOf } from './ticket.ts';

type Options = { readonly lottery: Pick<AskLottery, 'draw'>; readonly logger: Logger };

/**
 * What a waiting ticket becomes once its draw has taken place: paid, or ended without a prize; taken back where the draw is void.
 * Undefined while nothing is known, and where what was drawn is not what had been committed to when the ticket was sold.
 */
export async function settleTicket(
  { lottery, logger }: Options,
  row: RoundRow,
): Promise<(Pick<RoundRow, 'state'> & Partial<RoundRow>) | undefined> {
  const ticket = ticketOf(row);
  if (!ticket || row.numero === null) return undefined;
  const draw = await lottery.draw({ vassalage: row.vassalage, gameCode: ticket.gameCode }, row.numero);
  if (draw?.state === 'void') return { state: 'rolling-back' };
  if (draw?.seed === undefined || draw.numbers === undefined) return undefined;
  const { seed, numbers } = draw;
  const of = { nodeId: row.node_id, numero: row.numero };
  if (!(await isTrueDraw({ ...of, seed, numbers, commitment: ticket.commitment }))) {
    logger.error({ round: row.id, numero: row.numero }, 'a draw is not what was committed to');
    return undefined;
  }
  const win = row.stake * timesOf(ticket.mode, hitsOf(ticket.numbers, numbers));
  const outcome = JSON.stringify({ ...ticket, seed, drawn: numbers });
  return { state: win > 0 ? 'winning' : 'ending', win, outcome };
}
