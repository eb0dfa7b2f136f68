import { commitmentOf } from '#src/contract/core/commitment.ts';
import type { ComingDraw, Draw, Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { numbersOf } from '#src/contract/lottery/lottery-draw.ts';

/** The search parameters of the lottery in these tests. */
export const one = { vendor: 'COR', code: 'cor_1' };
/** Options of its pages' routes. */
export const page = { title: { id: 'Lottery' }, header: 'none', footer: false } as const;
const nodeId = 'COR-1';
const drawsAt = Date.UTC(2099, 2, 14, 12);

/** A draw before it takes place, with the commitment to its seed. */
export async function comingDraw(numero: string, seed: string): Promise<ComingDraw> {
  return { numero, closesAt: drawsAt - 20_000, drawsAt, commitment: await commitmentOf(seed) };
}

/** The same draw after it took place. */
export async function drawnDraw(numero: string, seed: string): Promise<Draw> {
  const numbers = await numbersOf(seed, { nodeId, numero });
  return { ...(await comingDraw(numero, seed)), state: 'drawn', seed, numbers };
}

/** The same draw, cancelled. */
export async function voidDraw(numero: string, seed: string): Promise<Draw> {
  return { ...(await comingDraw(numero, seed)), state: 'void' };
}

/** The lottery's bets while `next` is its next draw. */
export function menuOf(next: ComingDraw | null) {
  const game: Lottery = {
    nodeId,
    gameId: 'cor_1',
    gameCode: 'cor_1',
    gameName: 'Reef Five',
    gameType: 'LOTT',
    vassalage: 'COR',
    iconUrl: '/art/g/COR-1.svg',
    prizeMode: 'Elott',
    playType: 'trad',
    everyMinutes: 5,
    next,
  };
  const prizes = [{ hits: 5, times: 20_000, oneIn: 142_506 }];
  return { game, pick: { count: 5, of: 30 }, stakes: ['1.00'], prizes, returnPercent: '92.63', draws: [] };
}
