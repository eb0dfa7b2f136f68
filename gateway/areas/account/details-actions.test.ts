import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember, addProfile, readProfile } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  it('support changes what a member sets once, and nothing else of the profile', async () => {
    const { db } = scene.gateway;
    const member = await addMember(db, scene.account);
    const type = (...options: string[]) => scene.type('member', 'details', scene.account, ...options);
    const read = () => readProfile(scene.gateway, member.id);
    await expect(type()).rejects.toThrow('--payee, --birthday or both');
    await expect(type('--birthday', '1990-02-30')).rejects.toThrow('such as 1990-03-14');
    await expect(type('--payee', '<b>')).rejects.toThrow('letters');
    await addProfile(scene.gateway, member, {
      email: 'ana@example.org',
      payee_name: 'Ana Sousa',
      birthday: '1990-03-14',
    });
    await type('--payee', 'Ana Souza');
    expect(await read()).toMatchObject({ email: 'ana@example.org', payee_name: 'Ana Souza', birthday: '1990-03-14' });
    await type('--birthday', '1991-03-14');
    expect(await read()).toMatchObject({ payee_name: 'Ana Souza', birthday: '1991-03-14' });
  });
});
