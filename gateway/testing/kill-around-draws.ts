import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { timesOf, hitsOf } from '#src/contract/lottery/lottery-rules.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { joinDatabase } from '../db/open-database.ts';
import { checkLedger, type LedgerFault } from '../ledger/ledger-check.ts';
import { issueLaunchCode } from '../areas/vendors/play-access.ts';
import type { LotteryOpened, TicketReport } from '../games/shared/lottery-api.ts';
import type { GamesTables } from '../games/tables.ts';
import type { GatewayRuns } from './gateway-runs.ts';
import { addMember, balanceOf, fundMember, openSession } from './test-members.ts';

const tickets = [1, 2, 3, 4, 5, 6].flatMap((row) => [
  [0, 1, 2, 3, 4].map((column) => row + 6 * column),
  [0, 1, 2, 3, 4].map((column) => 5 * (row - 1) + column + 1),
]);
const funds = 1_000_000;

/**
 * Draw after draw: sells tickets at a gateway, waits for their draw, kills the process that holds it, and the next one while it
 * settles, each time at another moment. Expects that a draw that was held never changes and that every ticket is paid once; returns
 * the faults of the ledger, and the number of killed processes.
 */
export async function killAroundDraws(
  runs: GatewayRuns,
  draws: number,
): Promise<{ faults: LedgerFault[]; kills: number }> {
  let kills = 0;
  const start = async () => {
    const gateway = runs.run({ LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' });
    await runs.ready(gateway);
    return async () => {
      gateway.child.kill('SIGKILL');
      await gateway.ended;
      expect(gateway.child.signalCode).toBe('SIGKILL');
      kills += 1;
    };
  };
  const post = async <T>(path: string, body: unknown, token = '-'): Promise<T> => {
    const response = await fetch(`http://localhost:${runs.ports.GAMES_PORT}/api/lottery/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== '-' && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { value: T }).value;
  };

  let kill = await start();
  const joined = await joinDatabase({ dataDir: runs.dataDir });
  onTestFinished(joined.close);
  const db = joined.db.$extendTables<GamesTables>();
  const until = async (done: () => Promise<boolean>) => {
    while (!(await done())) await pause(5);
  };
  const member = await addMember(joined.db, 'ticket-buyer');
  await fundMember(joined.db, member.id, funds);
  const { sessionId } = await openSession(joined.db, member, Date.now());

  /** Buys the tickets of one draw; returns its number. */
  const buy = async (): Promise<string> => {
    const answer = await fetch(`http://localhost:${runs.ports.PORT}${lotteryGames.path}`);
    const { games } = ((await answer.json()) as { value: CallValue<typeof lotteryGames> }).value;
    // The one whose sale ends last: in the seconds before a draw nothing is sold.
    const [game] = games.toSorted((a, b) => (b.next?.closesAt ?? 0) - (a.next?.closesAt ?? 0));
    const { nodeId = '', vassalage = '', next } = game ?? {};
    const launch = { memberId: member.id, sessionId, nodeId, vassalage, language: 'pt' } as const;
    const code = await issueLaunchCode(joined.db, launch, Date.now());
    const { token } = await post<LotteryOpened>('session', { code, vendor: vassalage });
    const { numero = '' } = next ?? {};
    for (const [index, numbers] of tickets.entries()) {
      const body = { numero, numbers, stake: '1.00', idempotencyKey: `ticket-${numero}-${index}` };
      expect((await post<TicketReport>('buy', body, token)).status).toBe('waiting');
    }
    return numero;
  };

  for (let draw = 0; draw < draws; draw += 1) {
    const numero = await buy();
    const state = () =>
      db.selectFrom('draws').select(['state', 'seed']).where('numero', '=', numero).executeTakeFirstOrThrow();
    const inState = async (...states: GamesTables['demo_rounds']['state'][]) => {
      const ofDraw = db.selectFrom('demo_rounds').select('id').where('numero', '=', numero);
      return (await ofDraw.where('state', 'in', states).execute()).length;
    };
    // The process that holds the draw is killed: once it is drawn, or at a moment just before or after that.
    const soon = Date.now() + 300;
    const waiting = db.updateTable('demo_rounds').set({ next_at: soon });
    await waiting.where('numero', '=', numero).where('next_at', 'is not', null).execute();
    await db.updateTable('draws').set({ draws_at: soon }).where('numero', '=', numero).execute();
    if (draw % 2 === 0) await until(async () => (await state()).state === 'drawn');
    else await pause(soon - Date.now() + ((draw * 61) % 700));
    await kill();
    const held = await state();
    // So is who settles, after so many tickets.
    const killNext = await start();
    const settled = 1 + ((draw * 5) % tickets.length);
    await until(async () => (await inState('waiting')) <= tickets.length - settled);
    await killNext();
    await db.updateTable('demo_rounds').set({ next_at: 1 }).where('next_at', 'is not', null).execute();
    kill = await start();
    await until(async () => (await inState('done')) === tickets.length);
    const drawn = await state();
    expect(drawn).toEqual(held.state === 'drawn' ? held : { state: 'drawn', seed: expect.any(String) });
  }
  await kill();

  const rounds = await db.selectFrom('demo_rounds').select('outcome').execute();
  const wins = rounds.map(({ outcome }) => {
    const { numbers, drawn: five, mode } = JSON.parse(outcome ?? '{}');
    return toMinor('1.00') * timesOf(mode, hitsOf(numbers, five));
  });
  const sold = draws * tickets.length;
  const paid = wins.reduce((sum, win) => sum + win, 0);
  expect(rounds).toHaveLength(sold);
  expect(await balanceOf(joined.db, member.id)).toBe(funds - 100 * sold + paid);
  const kinds = await db.selectFrom('vendor_transactions').select('kind').where('member_id', '=', member.id).execute();
  expect(kinds.filter(({ kind }) => kind === 'bet')).toHaveLength(sold);
  expect(kinds.filter(({ kind }) => kind === 'win')).toHaveLength(wins.filter((win) => win > 0).length);
  return { faults: await checkLedger(joined.db), kills };
}
