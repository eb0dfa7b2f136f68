import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freezeTeamMember, setTeamNote, unfreezeTeamMember } from '#src/contract/agents/team.ts';
import { createDeposit } from '#src/contract/payments/deposits.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { teamReads } from '#gateway/testing/team-reads.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Who = { readonly id: string; readonly account: string };
const why = { cause: 'suspicion', reason: 'Acessos de <três> cidades' } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let team: ReturnType<typeof teamReads>;
  let leader: Who, agent: Who, player: Who, stranger: Who;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    team = teamReads(gateway);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    leader = await team.join(null, 3);
    agent = await team.join(leader.id, 3);
    player = await team.join(agent.id);
    stranger = await team.join((await team.join(null, 3)).id);
  });

  const freeze = async (who: Who, { account }: Who, body: object = why) =>
    askApp(team.app, freezeTeamMember, {
      token: await team.tokenOf(who),
      body: { account, ...body } as never,
    });
  const unfreeze = async (who: Who, { account }: Who) =>
    askApp(team.app, unfreezeTeamMember, { token: await team.tokenOf(who), body: { account } });
  const note = async (who: Who, { account }: Who, text: string) =>
    askApp(team.app, setTeamNote, { token: await team.tokenOf(who), body: { account, text } });
  const statusOf = async ({ id }: Who) => (await readPlayer(gateway.db, id))?.status;
  const events = async ({ id }: Who) =>
    (await gateway.db.selectFrom('security_events').select('kind').where('member_id', '=', id).orderBy('seq').execute())
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('team'));

  it('an agent stops play and deposits of a member below, who is signed out, reads why, and can sign in', async () => {
    const before = await team.tokenOf(player);
    expect(await statusOf(player)).toBe('open');
    expect((await freeze(leader, player)).envelope).toMatchObject({
      success: true,
      value: { freeze: { ...why, mayLift: true } },
    });
    expect(await statusOf(player)).toBe('locked');
    expect((await askApp(team.app, memberInfo, { token: before })).status).toBe(401);
    const token = await team.tokenOf(player);
    expect((await askApp(team.app, memberInfo, { token })).status).toBe(200);
    const paying = {
      token,
      body: { amount: '20.00', cpf: '52998224725' },
      headers: { 'Idempotency-Key': 'a-deposit' },
    };
    expect((await askApp(team.app, createDeposit, paying)).envelope).toMatchObject({ message: 'no_permission' });
    const told = await gateway.db
      .selectFrom('messages')
      .innerJoin('inbox', 'inbox.message_id', 'messages.id')
      .select('content_pt')
      .where('member_id', '=', player.id)
      .execute();
    expect(told.map(({ content_pt: text }) => text).join()).toContain('Acessos de &lt;três&gt; cidades');
    expect(await team.member(agent, { account: player.account })).toMatchObject({
      frozen: true,
      freeze: { cause: 'suspicion', mayLift: false },
    });
    expect(await events(player)).toEqual(['team_member_frozen']);
  });

  it('freezing again and lifting twice change nothing and are not recorded', async () => {
    await freeze(agent, player);
    const again = await freeze(leader, player, { cause: 'other', reason: 'Outra' });
    expect(again.envelope).toMatchObject({ value: { freeze: why } });
    expect((await unfreeze(agent, player)).status).toBe(200);
    expect((await unfreeze(agent, player)).status).toBe(200);
    expect(await statusOf(player)).toBe('open');
    expect(await events(player)).toEqual(['team_member_frozen', 'team_member_unfrozen']);
  });

  it('is lifted by who has set it and by those above, not by an agent below', async () => {
    await freeze(leader, player);
    expect((await unfreeze(agent, player)).envelope).toMatchObject({ message: 'no_permission' });
    expect(await statusOf(player)).toBe('locked');
    await unfreeze(leader, player);
    await freeze(agent, player);
    expect((await unfreeze(leader, player)).status).toBe(200);
    expect(await statusOf(player)).toBe('open');
  });

  it('leaves the lock of the operator, which no agent lifts', async () => {
    const set = (status: 'open' | 'locked') =>
      gateway.db.updateTable('members').set({ status }).where('id', '=', player.id).execute();
    await set('locked');
    expect((await unfreeze(agent, player)).status).toBe(200);
    await freeze(agent, player);
    await unfreeze(agent, player);
    expect(await statusOf(player)).toBe('locked');
    await freeze(agent, player);
    await set('open');
    expect(await statusOf(player)).toBe('locked');
  });

  it('goes on past a move: then the agents above lift it', async () => {
    await freeze(agent, player);
    const other = await team.join(null, 3);
    await team.move(player.id, other.id);
    await team.scene.nextDay();
    expect((await unfreeze(agent, player)).status).toBe(404);
    expect((await unfreeze(other, player)).status).toBe(200);
    expect(await statusOf(player)).toBe('open');
  });

  it('nobody is frozen or noted who is not below: a stranger, the agent, one above, one who does not exist', async () => {
    const nobody = { id: '', account: 'nobody' };
    for (const whom of [stranger, agent, leader, nobody])
      for (const asked of [freeze(agent, whom), unfreeze(agent, whom), note(agent, whom, 'Oi')])
        expect([(await asked).status, (await asked).envelope]).toEqual([404, { success: false, message: 'not_found' }]);
    expect(await gateway.db.selectFrom('team_notes').selectAll().where('agent_id', '=', agent.id).execute()).toEqual(
      [],
    );
  });

  it('is refused where the place does not let agents handle accounts', async () => {
    const row = await gateway.db
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'mare')
      .executeTakeFirstOrThrow();
    const set = async (settings: string) => {
      await gateway.db.updateTable('merchants').set({ settings }).where('code', '=', 'mare').execute();
      gateway.events.emit('changed', 'status');
    };
    await set(JSON.stringify({ ...(JSON.parse(row.settings) as object), profile: 'br' }));
    expect((await freeze(agent, player)).envelope).toMatchObject({ message: 'no_permission' });
    expect(await team.member(agent, { account: player.account })).toMatchObject({ mayFreeze: false });
    await set(row.settings);
    expect(await statusOf(player)).toBe('open');
  });

  it('a note is plain text of 140 characters at most, for the agent who wrote it alone; an empty one is none', async () => {
    const text = '<b>Prefere</b> falar depois das 18h. 🐚';
    expect((await note(agent, player, ` ${text} `)).envelope).toMatchObject({ value: { note: { text } } });
    expect((await team.member(agent, { account: player.account })).note?.text).toBe(text);
    expect((await team.member(leader, { account: player.account })).note).toBeUndefined();
    expect((await note(agent, player, '🐚'.repeat(140))).status).toBe(200);
    for (const wrong of ['a'.repeat(141), 'two\nlines', 'nul\u0000'])
      expect((await note(agent, player, wrong)).status).toBe(400);
    await note(agent, player, '  ');
    expect((await team.member(agent, { account: player.account })).note).toBeUndefined();
  });
});
