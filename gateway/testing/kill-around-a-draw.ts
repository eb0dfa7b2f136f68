import { expect, onTestFinished } from 'vitest';
import { lotteryGames } from '#src/contract/lottery.ts';
import { timesOf, hitsOf } from '#src/contract/lottery-rules.ts';
import { toMinor } from '#src/contract/amount.ts';
import type { CallValue } from '#src/contract/call.ts';
import { joinDatabase } from '../db/open-database.ts';
import { checkLedger, type LedgerFault } from '../domain/ledger-check.ts';
import { issueLaunchCode } from '../domain/play-access.ts';
import type { LotteryOpened, TicketReport } from '../games/shared/lottery-api.ts';
import type { GamesTables } from '../games/tables.ts';
import type { GatewayRuns } from './gateway-runs.ts';
import { addMember, balanceOf, fundMember, openSession } from './test-members.ts';

/**
 * Sells tickets at a gateway, lets their draw come, kills the process that held it, and the next one while it settles. Expects that the
 * draw stands as it was first held and that every ticket is paid once; answers
 * what is wrong with the ledger.
 */
export async function killAroundADraw(runs: GatewayRuns): Promise<LedgerFault[]> {
  const start = async () => {
    const gateway = runs.run({ LOG_LEVEL: 'silent' });
    await runs.ready(gateway);
    return async () => {
      gateway.child.kill('SIGKILL');
      await gateway.ended;
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

  const kill = await start();
  const joined = await joinDatabase({ dataDir: runs.dataDir });
  onTestFinished(joined.close);
  const db = joined.db.$extendTables<GamesTables>();
  const until = async (done: () => Promise<boolean>) => {
    while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const inState = async (...states: GamesTables['demo_rounds']['state'][]) =>
    (await db.selectFrom('demo_rounds').select('id').where('state', 'in', states).execute()).length;

  const member = await addMember(joined.db, 'ticket-buyer');
  await fundMember(joined.db, member.id, 100_000);
  const { sessionId } = await openSession(joined.db, member, Date.now());
  const answer = await fetch(`http://localhost:${runs.ports.PORT}${lotteryGames.path}`);
  const { games } = ((await answer.json()) as { value: CallValue<typeof lotteryGames> }).value;
  // The one whose sale ends last: in the seconds before a draw nothing is sold.
  const [game] = games.toSorted((a, b) => (b.next?.closesAt ?? 0) - (a.next?.closesAt ?? 0));
  const { nodeId = '', vassalage = '', next } = game ?? {};
  const launch = { memberId: member.id, sessionId, nodeId, vassalage, language: 'pt' } as const;
  const code = await issueLaunchCode(joined.db, launch, Date.now());
  const { token } = await post<LotteryOpened>('session', { code, vendor: vassalage });
  const { numero = '' } = next ?? {};
  const tickets = [1, 2, 3, 4, 5, 6].flatMap((row) => [
    [0, 1, 2, 3, 4].map((column) => row + 6 * column),
    [0, 1, 2, 3, 4].map((column) => 5 * (row - 1) + column + 1),
  ]);
  for (const [index, numbers] of tickets.entries()) {
    const body = { numero, numbers, stake: '1.00', idempotencyKey: `ticket-${index}-bought` };
    expect((await post<TicketReport>('buy', body, token)).status).toBe('waiting');
  }

  // The draw comes; who holds it is killed, and so is who settles the first ticket.
  const soon = Date.now() + 300;
  await db.updateTable('demo_rounds').set({ next_at: soon }).execute();
  await db.updateTable('draws').set({ draws_at: soon }).where('numero', '=', numero).execute();
  const state = () =>
    db.selectFrom('draws').select(['state', 'seed']).where('numero', '=', numero).executeTakeFirstOrThrow();
  await until(async () => (await state()).state === 'drawn');
  await kill();
  const drawn = await state();
  const killNext = await start();
  await until(async () => (await inState('waiting')) < tickets.length);
  await killNext();
  await db.updateTable('demo_rounds').set({ next_at: 1 }).where('next_at', 'is not', null).execute();
  const stop = await start();
  await until(async () => (await inState('done')) === tickets.length);
  await stop();

  expect(await state()).toEqual(drawn);
  const rounds = await db.selectFrom('demo_rounds').select('outcome').execute();
  const wins = rounds.map(({ outcome }) => {
    const { numbers, drawn: five, mode } = JSON.parse(outcome ?? '{}');
    return toMinor('1.00') * timesOf(mode, hitsOf(numbers, five));
  });
  const paid = wins.reduce((sum, win) => sum + win, 0);
  expect(await balanceOf(joined.db, member.id)).toBe(100_000 - 100 * tickets.length + paid);
  const kinds = await db.selectFrom('vendor_transactions').select('kind').where('member_id', '=', member.id).execute();
  expect(kinds.filter(({ kind }) => kind === 'win')).toHaveLength(wins.filter((win) => win > 0).length);
  return checkLedger(joined.db);
}
