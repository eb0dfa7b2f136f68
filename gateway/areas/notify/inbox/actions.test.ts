import { listMessages } from '#src/contract/notify/messages.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#gateway/areas/identity/session/testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    const done = await scene.type('messages', ...argv);
    return done ? scene.lines.join('\n') : 'no';
  };
  const portuguese = ['--title-pt', 'Olá', '--text-pt', '<p>Seu <b>prêmio</b></p>'];
  const english = ['--title-en', 'Hello', '--text-en', '<p>Your prize</p>'];
  const inbox = async (token: string, language = 'pt') =>
    (await valueOf(scene.app, listMessages, { token, query: { pageNo: 1, language } })).list;

  describe('messages', () => {
    it('are sent to one member, in both languages, and listed with who has not read them', async () => {
      const { token } = await signedIn(scene.gateway, scene.account);
      expect(await typed('send', scene.account.toUpperCase(), ...portuguese, ...english, '--path', '/m/activity')).toBe(
        `sent to ${scene.account}`,
      );
      const [message] = await inbox(token);
      expect(message).toMatchObject({
        kind: 'account',
        title: 'Olá',
        content: '<p>Seu <b>prêmio</b></p>',
        path: '/m/activity',
      });
      expect(await inbox(token, 'en')).toMatchObject([{ title: 'Hello' }]);
      expect(await typed('list', scene.account)).toMatch(/account +1 of 1 unread +Olá$/);
    });

    it('are sent in one language alone, of another kind', async () => {
      const { token } = await signedIn(scene.gateway, scene.account);
      await typed('send', scene.account, ...english, '--kind', 'promotions');
      expect(await inbox(token, 'pt')).toMatchObject([{ kind: 'promotions', title: 'Hello', path: '' }]);
    });

    it('are sent to every member once that was asked, but to no free-trial guest, and withdrawn again', async () => {
      const { token } = await signedIn(scene.gateway, scene.account);
      const other = await signedIn(scene.gateway, `${scene.account}b`);
      await signedIn(scene.gateway, `${scene.account}guest`, { type: 4 });
      scene.answer = false;
      expect(await typed('all', ...portuguese)).toBe('no');
      scene.answer = true;
      const { n } = await scene.gateway.db
        .selectFrom('members')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('type', '!=', 4)
        .executeTakeFirstOrThrow();
      expect(await typed('all', ...portuguese)).toBe(`sent to ${n} members`);
      expect(scene.asked).toHaveLength(2);
      for (const one of [token, other.token]) expect(await inbox(one)).toMatchObject([{ title: 'Olá' }]);
      // All of this file are of one moment.
      const line = (await typed('list')).split('\n').find((one) => one.includes(`of ${n} unread`));
      const [id = ''] = line?.split(' ') ?? [];
      expect(await typed('withdraw', id)).toBe(`withdrew ${id}`);
      expect(await inbox(token)).toEqual([]);
      await expect(typed('withdraw', id)).rejects.toThrow('There is no message');
    });

    it.each([
      ['There is no member nobody', ['send', 'nobody', ...portuguese]],
      ['Say --title-pt and --text-pt', ['all', '--yes']],
      ['--title-pt and --text-pt belong together', ['all', '--title-pt', 'Olá', ...english]],
      ['--title-en is longer than 120', ['all', '--title-en', 'x'.repeat(121), '--text-en', 'x']],
      ['A kind is account', ['all', ...english, '--kind', 'spam']],
      ['A path is one of the app', ['all', ...english, '--path', 'https://evil.example']],
    ])('are refused with “%s”', async (said, argv) => {
      await expect(typed(...argv)).rejects.toThrow(said);
    });

    it('are not sent to who has no inbox', async () => {
      await signedIn(scene.gateway, scene.account, { type: 4 });
      await expect(typed('send', scene.account, ...english)).rejects.toThrow('has no inbox');
    });
  });
});
