import type { teamReads } from './team-reads.ts';

/** A team that has played for four days, in the middle of which an agent with a player moved to another team. `begin`: the first of the days. */
export async function playMovedTeam(team: ReturnType<typeof teamReads>) {
  const begin = team.today();
  const leader = await team.join(null, 3);
  const agent = await team.join(leader.id, 3);
  const deep = await team.join(agent.id, 3);
  const player = await team.join(agent.id);
  const below = await team.join(deep.id);
  const other = await team.join(null, 3);
  const stranger = await team.join(other.id);
  for (const [index, who] of [player, below, stranger, player, agent, leader].entries())
    await team.play(who.id, 1000 + index, index % 2 === 0 ? 300 : 2500);
  await team.scene.nextDay();
  await team.play(player.id, 5000);
  await team.play(below.id, 700, 900);
  // From tomorrow on in the other team, with all below.
  await team.move(deep.id, other.id);
  await team.play(below.id, 60);
  await team.scene.nextDay();
  await team.play(below.id, 8000, 100);
  await team.play(stranger.id, 90);
  await team.scene.nextDay();
  await team.play(player.id, 444, 4);
  await team.play(below.id, 333);
  return { begin, leader, agent, deep, player, below, other, stranger };
}
