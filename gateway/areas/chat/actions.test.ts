import { describe, expect, it, vi } from 'vitest';
import { chattingMember } from '#gateway/testing/chat-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type('chat', ...argv);
    return scene.lines.join('\n');
  };
  /** A member who has written something; `account` is the name to type. */
  async function waiting(text = 'My deposit has not come.') {
    const { member, page } = await chattingMember(scene.gateway, scene.app, scene.account);
    await page.send(text);
    return { member, page, account: scene.account };
  }

  describe('the chat of the operator', () => {
    it('lists who waits, is read, answered and closed', async () => {
      const { page, account } = await waiting();
      expect(await typed('list')).toMatch(new RegExp(`${account} .* open +waits, 1 unread +My deposit`));
      expect(await typed('read', account)).toMatch(new RegExp(`^1 .* ${account} +My deposit has not come\\.$`));
      expect((await page.list()).state).toMatchObject({ operatorReadSeq: 1, open: true });
      expect(await typed('answer', account, '--text', 'I am looking.', '--as', 'Lívia')).toBe(
        `answered ${account} (2)`,
      );
      expect((await page.list()).list[1]).toMatchObject({ author: 'operator', name: 'Lívia', text: 'I am looking.' });
      expect(await typed('list')).toMatch(new RegExp(`${account} .* answered +I am looking`));
      expect(await typed('close', account)).toBe(`closed the conversation with ${account}`);
      expect(await typed('list')).not.toContain(account);
      expect(await typed('list', '--all')).toMatch(new RegExp(`${account} .* closed`));
      await page.send('One more thing.');
      expect(await typed('list')).toContain(account);
    });

    it('is told of each message as it arrives, once, until the time is over', async () => {
      const { page, account } = await waiting('Before it.');
      scene.gateway.advance(1);
      scene.lines.length = 0;
      const watching = scene.type('chat', 'watch', '--minutes', '1', '--bell');
      await page.send('Is anybody there?');
      await vi.waitFor(() => expect(scene.lines).toHaveLength(1), 5000);
      scene.gateway.advance(5000);
      await page.send('Hello?\u0007\u202e');
      await vi.waitFor(() => expect(scene.lines).toHaveLength(2), 5000);
      scene.gateway.advance(60_000);
      await watching;
      expect(scene.lines).toEqual([
        expect.stringMatching(new RegExp(`^\u0007.* UTC {2}${account} {2}Is anybody there\\?$`)),
        expect.stringMatching(new RegExp(`^\u0007.* UTC {2}${account} {2}Hello\\? ?$`)),
        'watched for 1 min',
      ]);
    });

    it('reaches a page that listens', async () => {
      const { page, account } = await waiting();
      const stream = await page.listen(1);
      await typed('answer', account, '--text', 'Here I am.');
      expect(await stream.texts(1)).toEqual(['Here I am.']);
      await typed('close', account);
      for (;;) {
        const event = await stream.next();
        if (event?.event === 'state' && JSON.stringify(event.data).includes('"open":false')) break;
        expect(event).toBeDefined();
      }
      await stream.close();
    });

    it('notes who has written what a member reads, and not what', async () => {
      const { member, account } = await waiting();
      await typed('answer', account, '--text', 'Between us.', '--by', 'bento');
      const row = await scene.gateway.db
        .selectFrom('chat_messages')
        .select(['written_by', 'name'])
        .where('member_id', '=', member.id)
        .where('author', '=', 'operator')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ written_by: 'bento', name: '' });
      const events = await scene.gateway.db.selectFrom('security_events').select('detail').execute();
      expect(events.map(({ detail }) => detail)).toContain(`chat answer ${account}: done`);
    });

    it('says nothing to the terminal but words', async () => {
      const { account } = await waiting('Twenty \u001b[2J\u202egnp.exe,\nand a line of its own.');
      expect(await typed('read', account)).toContain('Twenty  [2J gnp.exe, and a line');
      expect((await typed('list')).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    });

    it.each([
      ['There is no member', ['read', 'nobody-at-all']],
      ['--text is needed', ['answer', 'someone']],
      ['at most 2000', ['answer', 'someone', '--text', 'a'.repeat(2001)]],
      ['at most 40', ['answer', 'someone', '--text', 'Oi', '--as', 'a'.repeat(41)]],
    ])('is refused with "%s"', async (sentence, argv) => {
      await expect(scene.type('chat', ...argv)).rejects.toThrow(sentence);
    });

    it('has nothing to say to who has written nothing', async () => {
      await chattingMember(scene.gateway, scene.app, scene.account);
      for (const command of ['read', 'close'])
        await expect(scene.type('chat', command, scene.account)).rejects.toThrow('has written nothing');
    });

    it('lists older messages by a number only', async () => {
      const { page, account } = await waiting();
      await page.send('And now?');
      expect(await typed('read', account, '--before', '2')).toContain('My deposit');
      expect(await typed('read', account, '--before', '1')).toBe('There is nothing older.');
      await expect(scene.type('chat', 'read', account, '--before', 'x')).rejects.toThrow('number of a message');
    });
  });
});
