import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transact } from '../../db/transact.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { teamScene } from '../../testing/team-scene.ts';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { addMember } from '../../testing/test-members.ts';
import { countRound } from '../round-sums.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  /** Counts an ended round of a member; answers its statements about the days of teams. */
  const endRound = (memberId: string) =>
    transact(gateway.db, async (trx) => {
      const executed = vi.spyOn(trx, 'executeQuery');
      const round = {
        member_id: memberId,
        vendor: 'COR',
        node_id: 'COR-1',
        currency: 'BRL',
        created_at: gateway.clock(),
      };
      await countRound(trx, round, { state: 'ended', rounds: 1, stake: 500, win: 0 }, gateway.clock());
      return executed.mock.calls.filter(([query]) => 'sql' in query && query.sql.includes('"member_days"')).length;
    });
  const turnovers = async (memberId: string) => {
    const rows = gateway.db.selectFrom('member_days').selectAll().where('member_id', '=', memberId);
    return (await rows.execute()).map((row) => row.turnover_minor);
  };

  describe('an ended round', () => {
    it('of a member in a team counts for its day', async () => {
      const leader = await teamScene(gateway).join(null, 3);
      const player = await teamScene(gateway).join(leader.id);
      for (const { id } of [leader, player]) {
        expect(await endRound(id)).toBe(1);
        expect(await turnovers(id)).toEqual([500]);
      }
    });

    it('of a member without a team costs no statement about teams', async () => {
      const { id } = await addMember(gateway.db, 'in.no.team');
      expect(await endRound(id)).toBe(0);
      expect(await turnovers(id)).toEqual([]);
    });
  });
});
