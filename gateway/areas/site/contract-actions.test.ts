import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  it('asks an agent about a contract, once of a kind, and no longer', async () => {
    await addMember(scene.gateway.db, scene.account, { type: 3 });
    await scene.type('contract', 'set', scene.account, 'salary');
    await scene.type('contract', 'set', scene.account, 'salary', '--request', 'change');
    await scene.type('contract', 'list');
    expect(scene.lines.slice(2)).toEqual([expect.stringMatching(new RegExp(`^${scene.account}  salary  change  `))]);
    await scene.type('contract', 'clear', scene.account, 'salary');
    const before = scene.lines.length;
    await scene.type('contract', 'list');
    expect(scene.lines).toHaveLength(before);
  });

  it.each([
    ['never asked', ['set', 'agent41', 'salary'], 41],
    ['salary, dividend, hourly', ['set', 'agent3', 'weekly'], 3],
    ['new or change', ['set', 'agent1', 'hourly', '--request', 'often'], 1],
    ['not asked', ['clear', 'agent2', 'dividend'], 2],
    ['There is no member', ['set', 'nobody', 'salary'], 0],
  ])('refuses with "%s"', async (sentence, [verb = '', account = '', ...rest], type) => {
    if (account !== 'nobody') await addMember(scene.gateway.db, account, { type });
    await expect(scene.type('contract', verb, account, ...rest)).rejects.toThrow(sentence);
  });
});
