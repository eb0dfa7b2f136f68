import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { transact } from '../../db/transact.ts';
import { teamScene } from '../../testing/team-scene.ts';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { addMember } from '../../testing/test-members.ts';
import { joinTeam } from './team-tree.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let scene: ReturnType<typeof teamScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    scene = teamScene(gateway);
  });
  afterAll(() => gateway.close());

  it('has eight levels at most, and nobody below themselves or their own team', async () => {
    const levels = [await scene.join(null, 3)];
    for (let level = 2; level <= 8; level += 1) levels.push(await scene.join(levels.at(-1)?.id ?? '', 3));
    const [leader, second, , , , , seventh, last] = levels.map(({ id }) => id);
    await expect(scene.join(last ?? '')).rejects.toThrow('too deep');
    await expect(scene.move(leader ?? '', leader ?? '')).rejects.toThrow('below itself');
    await expect(scene.move(second ?? '', last ?? '')).rejects.toThrow('below itself');
    const other = await scene.join(null, 3);
    await expect(scene.move(leader ?? '', other.id)).rejects.toThrow('too deep');
    await scene.move(seventh ?? '', other.id);
    const player = await scene.join(null, 3);
    await expect(scene.move(player.id, (await scene.join(other.id)).id)).resolves.toMatch(/^2026/);
  });

  it('an agent who invites themselves is refused, before they are in a team and as its leader, and stays where they were', async () => {
    const days = { merchant: 'mare', timeZone: 'America/Sao_Paulo' };
    const { id } = await addMember(gateway.db, 'own.guest', { type: 3 });
    const invite = () =>
      transact(gateway.db, (trx) => joinTeam(trx, { memberId: id, agentId: id, ...days }, gateway.clock()));
    await expect(invite()).rejects.toThrow('below itself');
    const linksOf = (memberId: string) =>
      gateway.db.selectFrom('team_links').selectAll().where('member_id', '=', memberId).execute();
    expect(await linksOf(id)).toEqual([]);
    const player = await scene.join(id);
    await expect(scene.move(id, id)).rejects.toThrow('below itself');
    await expect(scene.move(id, player.id)).rejects.toThrow('below itself');
    expect((await linksOf(id)).map(({ depth }) => depth)).toEqual([0]);
  });

  it('keeps the members of an agent who is taken out of the middle, who cannot be deleted either', async () => {
    const leader = await scene.join(null, 3);
    const agent = await scene.join(leader.id, 3);
    const player = await scene.join(agent.id);
    await expect(gateway.db.deleteFrom('members').where('id', '=', agent.id).execute()).rejects.toThrow();
    await scene.move(agent.id, null);
    const above = await gateway.db
      .selectFrom('team_links')
      .select(['ancestor_id', 'depth', 'until_day'])
      .where('member_id', '=', player.id)
      .where('depth', '>', 0)
      .orderBy('depth')
      .execute();
    expect(above).toEqual([
      { ancestor_id: agent.id, depth: 1, until_day: '9999-12-31' },
      { ancestor_id: leader.id, depth: 2, until_day: '2026-03-15' },
    ]);
  });

  it('is on every day what a plain tree of parents says, after any joins and moves', { timeout: 120_000 }, async () => {
    const step = fc.record({
      kind: fc.constantFrom('join', 'move', 'move', 'day'),
      who: fc.nat(50),
      under: fc.nat(50),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const ids = [(await scene.join(null, 3)).id];
        let parents = new Map<string, string | null>([[ids[0] ?? '', null]]);
        let pending = new Map(parents);
        const at = (index: number) => ids[index % ids.length] ?? '';
        const today = () => new Date(gateway.clock() - 3 * 3_600_000).toISOString().slice(0, 10);
        const check = async () => {
          const day = today();
          const rows = await gateway.db
            .selectFrom('team_links')
            .selectAll()
            .where('since_day', '<=', day)
            .where('until_day', '>', day)
            .where('member_id', 'in', ids)
            .execute();
          const plain = ids.flatMap((id) => {
            const path: string[] = [];
            for (let up: string | null = id; up !== null; up = parents.get(up) ?? null) path.push(up);
            return path.map((up, depth) => `${up} ${id} ${depth}`);
          });
          expect(rows.map((row) => `${row.ancestor_id} ${row.member_id} ${row.depth}`).toSorted()).toEqual(
            plain.toSorted(),
          );
        };
        for (const { kind, who, under } of steps) {
          if (kind === 'join') {
            const joined = await scene.join(at(under), 3).catch(() => null);
            if (!joined) continue;
            ids.push(joined.id);
            parents.set(joined.id, at2(ids, under));
            pending.set(joined.id, at2(ids, under));
          } else if (kind === 'move') {
            const moved = await scene.move(at(who), at(under)).catch(() => null);
            if (moved !== null) pending.set(at(who), at(under));
          } else {
            gateway.advance(86_400_000);
            parents = new Map(pending);
            pending = new Map(parents);
          }
          await check();
        }
      }),
      { numRuns: dialect === 'sqlite' ? 25 : 6 },
    );
  });
});

/** The agent that was meant before the last one joined. */
const at2 = (ids: readonly string[], index: number) => ids[index % (ids.length - 1)] ?? '';
