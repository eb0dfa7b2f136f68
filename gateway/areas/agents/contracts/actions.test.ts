import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { contractScene } from './testing/contract-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const type = (...argv: string[]) => scene.type('contract', ...argv);
  const last = () => scene.lines.at(-1) ?? '';

  it('offers an agent a contract in place of one that waits, lists it, and withdraws it', async () => {
    const { account } = await contractScene(scene.gateway).join(null, 3);
    await type('set', account, 'salary', '20000/10/0.08', '--until', '2026-09-30');
    scene.gateway.advance(1000);
    await type('set', account, 'salary', '20000/10/0.08', '50000.50/20/0.1', '--until', '2026-09-30');
    expect(last()).toBe(`${account} is asked about the salary contract from 2026-03-15 on`);
    scene.lines.length = 0;
    await type('list');
    expect(scene.lines.filter((line) => line.startsWith(account))).toEqual([
      expect.stringMatching(/salary +proposed .*2026-03-15 +2026-09-30 +20000\.00\/10\/0\.08% 50000\.50\/20\/0\.10%$/),
      expect.stringMatching(/salary +withdrawn /),
    ]);
    await type('clear', account, 'salary');
    expect(last()).toBe(`${account} is asked about the salary contract no longer`);
    await expect(type('clear', account, 'salary')).rejects.toThrow('is not asked');
  });

  it('ends a contract after a question, and lists what it came to', async () => {
    const contracts = contractScene(scene.gateway);
    const agent = await contracts.join(null, 3);
    const player = await contracts.join(agent.id);
    const tiers = [{ turnover: 0, active: 0, rate: 10 }];
    await contracts.give(agent.id, { kind: 'salary', tiers, until: '2026-12-31' });
    await contracts.nextDay();
    await contracts.play(player.id, 20_000);
    await contracts.nextDay();
    await type('pays', agent.account, 'salary');
    expect(last()).toMatch(/^2026-03-15 +200\.00 +0\.10% +0\.20 +0\.00 +0\.20 +paid$/);
    await scene.type('affiliate', 'check', '2026-03-15');
    expect(last()).toBe('2026-03-15 is as it was closed.');
    await scene.gateway.db.updateTable('contract_pays').set({ rate: 11 }).where('agent_id', '=', agent.id).execute();
    await expect(scene.type('affiliate', 'check', '2026-03-15')).rejects.toThrow('salaries and dividends');
    await type('end', agent.account, 'salary');
    expect(scene.asked.at(-1)).toContain(`The salary contract of ${agent.account} ends.`);
    expect(last()).toBe(`${agent.account} has no salary contract from 2026-03-17 on`);
    await expect(type('end', agent.account, 'dividend')).rejects.toThrow('has no dividend contract');
  });

  it('sets what payments cost the house', async () => {
    await type('fees', '0.80');
    expect(last()).toContain('0.80%');
    await expect(type('fees', 'much')).rejects.toThrow('such as 0.80');
  });

  const terms = ['20000/10/0.08', '--until', '2026-09-30'] as const;
  it.each([
    ['never asked', ['set', 'agent41', 'salary', ...terms], 41],
    ['is no agent with a team', ['set', 'player0', 'salary', ...terms], 0],
    ['salary, dividend, hourly', ['set', 'agent3', 'weekly', ...terms], 3],
    ['such as 20000/10/0.08', ['set', 'agent1', 'hourly', 'much', '--until', '2026-09-30'], 1],
    ['not asked', ['clear', 'agent2', 'dividend'], 2],
    ['There is no member', ['set', 'nobody', 'salary', ...terms], 0],
  ])('refuses with "%s"', async (sentence, [verb = '', account = '', ...rest], memberType) => {
    if (account !== 'nobody') await addMember(scene.gateway.db, account, { type: memberType });
    await expect(type(verb, account, ...rest)).rejects.toThrow(sentence);
  });

  it('refuses tiers out of order, rates that are too high, and days that cannot be', async () => {
    const { account } = await contractScene(scene.gateway).join(null, 3);
    const set = (...rest: string[]) => type('set', account, ...rest);
    await expect(set('salary', '5/1/0.2', '4/1/0.3', '--until', '2026-09-30')).rejects.toThrow(
      'Each tier demands more',
    );
    await expect(set('salary', '5/1/1.01', '--until', '2026-09-30')).rejects.toThrow('The highest rate is 1.00%');
    await expect(set('dividend', '5/1/12', '--until', '2026-09-29')).rejects.toThrow('a dividend begins');
  });
});
