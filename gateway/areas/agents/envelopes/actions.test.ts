import { describe, expect, it } from 'vitest';
import { listMessages } from '#src/contract/notify/messages.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { tellBegun } from './tell-team.ts';
import { RainScene } from '#gateway/testing/rain-scene.ts';

forEachDatabase((dialect) => {
  const scene = new RainScene(dialect);
  const typed = async (...argv: string[]) => {
    const terminal = { lines: [] as string[], asked: [] as string[], answer: true };
    await typeCommand(scene.gateway, terminal, ['affiliate', ...argv]);
    return terminal.lines.join('\n');
  };

  describe('rains, by the operator', () => {
    it('are listed, and stopped with a reason: what was taken stays, the rest goes back', async () => {
      expect(await typed('rains')).toBe('No rain is waiting or running.');
      const { agent, members } = await scene.teamOf(2);
      const rain = await agent.create();
      const paid = (await members[0]?.take(rain.id))?.own?.amount;
      expect(await typed('rains')).toMatch(new RegExp(`${rain.id} +${agent.account} +running.*1 of 5 taken`));
      expect(await typed('stop-rain', rain.id, '--reason', 'Pedido do agente')).toMatch(
        /1 of 5 were taken, [\d.]+ went back/,
      );
      expect((await agent.own())[0]).toMatchObject({ state: 'stopped', paid });
      expect(await members[1]?.tryTake(rain.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      expect(await agent.prove(rain.id)).toHaveProperty('seed');
      await expect(typed('stop-rain', rain.id, '--reason', 'again')).rejects.toThrow('stopped already');
      await expect(typed('stop-rain', 'none', '--reason', 'x')).rejects.toThrow('There is no rain none');
      expect(await typed('rains', '--all')).toContain('by ana.operadora: Pedido do agente');
    });
  });

  describe('the team', () => {
    it('hears of a rain when it begins, each member once, without an amount; a frozen member hears nothing, and nobody of one that is over', async () => {
      const { agent, members } = await scene.teamOf(60);
      const locked = members[0]?.id ?? '';
      const frozen = members[1]?.id ?? '';
      await scene.gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', locked).execute();
      const freeze = { agent_id: agent.id, cause: 'request', reason: 'asked', frozen_at: 0 } as const;
      await scene.gateway.db
        .insertInto('team_freezes')
        .values({ member_id: frozen, ...freeze })
        .execute();
      await agent.create({ startsAt: scene.gateway.clock() + 60_000 });
      expect(await tellBegun(scene.gateway)).toBe(0);
      scene.later(1);
      expect(await tellBegun(scene.gateway)).toBe(50);
      const rest = await Promise.all([tellBegun(scene.gateway), tellBegun(scene.gateway)]);
      expect(rest.toSorted()).toEqual([0, 8]);
      expect(await tellBegun(scene.gateway)).toBe(0);
      const inboxes = await scene.gateway.db
        .selectFrom('inbox')
        .select('member_id')
        .where('member_id', 'in', [agent.id, ...members.map(({ id }) => id)])
        .execute();
      expect(inboxes.map(({ member_id }) => member_id).toSorted()).toEqual(
        members
          .map(({ id }) => id)
          .filter((id) => id !== locked && id !== frozen)
          .toSorted(),
      );
      const { list } = await valueOf(scene.app, listMessages, {
        token: (await members[2]?.sign()) ?? '',
        query: { pageNo: 1, language: 'pt' },
      });
      expect(list).toMatchObject([{ path: '/m/redRain', kind: 'promotions' }]);
      expect(JSON.stringify(list)).not.toMatch(/50[,.]00/);
      const short = await scene.teamOf(1);
      await short.agent.create({ minutes: 5 });
      scene.later(5);
      expect(await tellBegun(scene.gateway)).toBe(0);
    });
  });
});
