import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  it('makes a team, shows it, and moves a member from the next day on after a question', async () => {
    const team = teamScene(scene.gateway);
    const [one, other] = [await team.join(null, 3), await team.join(null, 3)];
    const player = await addMember(scene.gateway.db, scene.account);
    await scene.type('affiliate', 'team', player.account);
    await scene.type('affiliate', 'move', player.account, '--under', one.account);
    await scene.type('affiliate', 'move', player.account, '--under', other.account);
    expect(scene.asked.at(-1)).toBe(
      `From tomorrow on, ${player.account} and all below them are in the team of ${other.account}. Move them?`,
    );
    await scene.type('affiliate', 'team', player.account);
    expect(scene.lines).toEqual(
      expect.arrayContaining([
        `${player.account} is in no team.`,
        `${player.account} is below ${one.account} from today on, the first team they are in`,
        `${player.account} is below ${other.account} from 2026-03-15 on`,
        expect.stringMatching(new RegExp(`^team +${one.account} > ${player.account}$`)),
      ]),
    );
  });

  it('refuses a place that cannot be, and says why', async () => {
    const team = teamScene(scene.gateway);
    const leader = await team.join(null, 3);
    const player = await team.join(leader.id);
    const type = (...argv: string[]) => scene.type('affiliate', 'move', ...argv);
    await expect(type(leader.account, '--under', player.account)).rejects.toThrow('below a member of their own team');
    await expect(type(leader.account)).rejects.toThrow('Say --under and an agent, or --top.');
    const outside = await addMember(scene.gateway.db, scene.account);
    await expect(type(outside.account, '--top')).rejects.toThrow('Only an agent leads a team.');
  });

  it('sets rates from the next day on, within those of the agent above', async () => {
    const team = teamScene(scene.gateway);
    const leader = await team.join(null, 3);
    const agent = await team.join(leader.id, 3);
    await scene.type('affiliate', 'rate', leader.account, '--slots', '0.60');
    expect(scene.lines).toEqual([`${leader.account} has these rates from 2026-03-15 on`]);
    await expect(scene.type('affiliate', 'rate', agent.account, '--slots', '0.61')).rejects.toThrow('at most 0.60%');
    await expect(scene.type('affiliate', 'rate', agent.account, '--slots', 'much')).rejects.toThrow('such as 0.45');
    await expect(scene.type('affiliate', 'rate', agent.account)).rejects.toThrow('Say a rate');
  });

  it('shows a freeze by an agent, and lifts it', async () => {
    const team = teamScene(scene.gateway);
    const leader = await team.join(null, 3);
    const player = await team.join(leader.id);
    const freeze = { cause: 'request' as const, reason: 'Pediu uma pausa', frozen_at: 0 };
    await scene.gateway.db
      .insertInto('team_freezes')
      .values({ member_id: player.id, agent_id: leader.id, ...freeze })
      .execute();
    await scene.type('affiliate', 'team', player.account);
    await scene.type('affiliate', 'unfreeze', player.account);
    await scene.type('affiliate', 'unfreeze', player.account);
    expect(scene.lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^frozen by an agent +request: Pediu uma pausa$/),
        `${player.account} is frozen by no agent any more`,
        `${player.account} was frozen by no agent`,
      ]),
    );
  });

  it('lists days, and finds a figure of a closed one that was changed', async () => {
    const team = teamScene(scene.gateway);
    const leader = await team.join(null, 3);
    const player = await team.join(leader.id);
    await team.play(player.id, 1000);
    await expect(scene.type('affiliate', 'check', '2026-03-14')).rejects.toThrow('not closed');
    await team.nextDay();
    await scene.type('affiliate', 'check', '2026-03-14');
    await scene.type('affiliate', 'days');
    expect(scene.lines).toEqual(
      expect.arrayContaining(['2026-03-14 is as it was closed.', expect.stringMatching(/^2026-03-14 +closed +0\.00/)]),
    );
    await scene.gateway.db
      .updateTable('member_days')
      .set({ turnover_minor: 999 })
      .where('member_id', '=', player.id)
      .execute();
    await expect(scene.type('affiliate', 'check', '2026-03-14')).rejects.toThrow('figures of agents, the hash');
  });
});
