import pg from 'pg';
import type { Gateway } from '#gateway/context/gateway.ts';
import { issuePlayerToken } from '#gateway/areas/vendors/play-access.ts';
import { answerVendor } from '#gateway/areas/vendors/vendor-callbacks.ts';
import { fundMember, openSession } from '#gateway/testing/test-members.ts';
import { idOf } from './fill.ts';

const vendor = 'COR';
type Player = { readonly playerId: string; readonly playerToken: string };
type Query = (text: unknown, ...rest: unknown[]) => unknown;

/** Members of the team who have money and a game open. */
export async function playersOf(gateway: Gateway, count: number, step: number): Promise<Player[]> {
  const { db, clock } = gateway;
  const players: Player[] = [];
  for (let index = 1; index <= count; index += 1) {
    const id = idOf(index * step);
    const row = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await fundMember(db, row.id, 1_000_000_000);
    const { sessionId } = await openSession(db, row, clock());
    const player = { memberId: row.id, sessionId, vassalage: vendor, demo: false };
    players.push({ playerId: row.id, playerToken: await issuePlayerToken(db, player, clock()) });
  }
  return players;
}

let rounds = 0;

/** Plays so many rounds, each with a bet, a win and its end; answers the time of one in ms. */
export async function playRounds(gateway: Gateway, players: readonly Player[], count: number): Promise<number> {
  const began = performance.now();
  for (let index = 0; index < count; index += 1) {
    const player = players[index % players.length] ?? { playerId: '', playerToken: '' };
    const id = `bench-round-${(rounds += 1)}`;
    const round = { ...player, roundId: id, currency: 'BRL', nodeId: 'COR-2' };
    await answerVendor.bet(gateway, vendor, { ...round, transactionId: `${id}-bet`, amount: '1.00' });
    const { playerToken: _token, ...won } = round;
    await answerVendor.win(gateway, vendor, { ...won, transactionId: `${id}-win`, amount: '0.50' });
    const over = { playerId: player.playerId, roundId: id, transactionId: `${id}-end` };
    await answerVendor['end-round'](gateway, vendor, over);
  }
  return (performance.now() - began) / count;
}

/** What a round writes for teams alone. */
const figures = ['insert into "member_days"', 'insert into "round_changes"'];

/** Does some work without the figures of teams: PostgreSQL is never asked to add them. */
export async function withoutFigures<T>(work: () => Promise<T>): Promise<T> {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function skip(this: unknown, asked: unknown, ...rest: unknown[]) {
    const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
    if (!figures.some((figure) => text?.startsWith(figure))) return query.call(this, asked, ...rest);
    return Promise.resolve({ command: 'INSERT', rowCount: 0, rows: [] });
  };
  try {
    return await work();
  } finally {
    prototype.query = query;
  }
}
