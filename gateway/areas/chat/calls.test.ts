import { chatFlag } from '#src/contract/core/flags.ts';
import { chatPageSize, chatUnread, readChat } from '#src/contract/chat/chat.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweepChats } from './write-message.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { chatScene } from '#gateway/testing/chat-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';

forEachDatabase((dialect) => {
  const scene = chatScene(dialect);

  describe('a conversation', () => {
    it('has its messages in the order of its own numbers', async () => {
      const { member, page } = await scene.someone();
      expect(await page.list()).toMatchObject({ list: [], more: false, state: { lastSeq: 0, open: false } });
      await page.send('  Meu Pix não chegou. ');
      await scene.answer(member.id, 'Já vou ver.');
      await page.send('Obrigada!');
      const { list, state } = await page.list();
      expect(list.map(({ seq, author, name, text }) => [seq, author, name, text])).toEqual([
        [1, 'member', '', 'Meu Pix não chegou.'],
        [2, 'operator', 'Lívia', 'Já vou ver.'],
        [3, 'member', '', 'Obrigada!'],
      ]);
      expect(state).toEqual({ lastSeq: 3, memberReadSeq: 0, operatorReadSeq: 2, open: true });
    });

    it('takes a message once, however often and however close together it is sent', async () => {
      const { page } = await scene.someone();
      const id = 'sent-over-a-bad-line';
      const sent = await Promise.all(Array.from({ length: 8 }, () => page.send('Uma vez só', id)));
      expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([1]));
      expect((await page.list()).list).toHaveLength(1);
      expect(await page.trySend('Outra coisa', id)).toMatchObject({ message: 'idempotency_conflict' });
      await page.send('Depois');
      expect((await page.list()).list.map(({ seq }) => seq)).toEqual([1, 2]);
    });

    it('loses and doubles nothing of what both sides write at once', async () => {
      const { member, page } = await scene.someone();
      const texts = Array.from({ length: 20 }, (_, index) => `m${index}`);
      await Promise.all(texts.flatMap((text) => [page.send(text), scene.answer(member.id, `a${text}`)]));
      const { list } = await page.list();
      expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      expect(new Set(list.map(({ text }) => text)).size).toBe(40);
    });

    it('is read page by page, the last first', async () => {
      const { member, page } = await scene.someone();
      for (let n = 1; n <= chatPageSize + 3; n += 1) await scene.answer(member.id, `${n}`);
      const last = await page.list();
      expect([last.more, last.list[0]?.seq, last.list.at(-1)?.seq]).toEqual([true, 4, chatPageSize + 3]);
      const first = await page.list(4);
      expect([first.more, first.list.map(({ seq }) => seq)]).toEqual([false, [1, 2, 3]]);
    });

    it('is one’s own, and of the page that was opened with it', async () => {
      const { page } = await scene.someone();
      const other = await scene.someone();
      await page.send('Só meu');
      expect((await other.page.list()).list).toEqual([]);
      expect(await other.page.trySend('Oi', undefined, page.conversation)).toMatchObject({ message: 'session_ended' });
      expect((await page.list()).list).toHaveLength(1);
    });

    it.each(['', '   ', 'a'.repeat(2001), 'nul \0', 'half \ud83c'])('takes no text that is none: %#', async (text) => {
      const { page } = await scene.someone();
      expect(await page.trySend(text)).toMatchObject({ message: 'invalid_request' });
    });

    it('is not written to by a page of another origin', async () => {
      const { page } = await scene.someone();
      const body = { conversation: page.conversation, seq: 1 };
      const headers = { ...page.headers, 'Sec-Fetch-Site': 'cross-site' };
      expect((await askApp(scene.app, readChat, { body, headers })).envelope).toMatchObject({
        message: 'no_permission',
      });
    });

    it('is kept for half a year, and counts on after it', async () => {
      const { page } = await scene.someone();
      await page.send('Antiga');
      scene.gateway.advance(181 * 86_400_000);
      await sweepChats(scene.gateway);
      const { rows } = await sql`select 1 from chat_messages`.execute(scene.gateway.db);
      expect(rows).toEqual([]);
      await scene.answer(page.conversation, 'Nova');
      const row = await scene.gateway.db.selectFrom('chat_messages').select('seq').executeTakeFirstOrThrow();
      expect(row.seq).toBe(2);
    });
  });

  describe('the unread count of the chat', () => {
    it('is of answers, until the page says that they were read [S1-386]', async () => {
      const { member, token, page } = await scene.someone();
      const unread = async () => (await valueOf(scene.app, chatUnread, { token })).unReadCount;
      await page.send('Oi');
      expect(await unread()).toBe(0);
      await scene.answer(member.id, 'Olá');
      await scene.answer(member.id, 'Em que posso ajudar?');
      expect(await unread()).toBe(2);
      expect(await page.read(2)).toMatchObject({ memberReadSeq: 2 });
      expect(await unread()).toBe(1);
      // Neither back nor beyond the end.
      await page.read(1);
      await page.read(99);
      expect(await unread()).toBe(1);
      await page.read(3);
      expect(await unread()).toBe(0);
    });

    it('is none where the merchant has no chat', async () => {
      const { member, token } = await scene.someone();
      await scene.answer(member.id, 'Olá');
      await setFlag(scene.gateway.db, chatFlag, false);
      expect(await valueOf(scene.app, chatUnread, { token })).toEqual({ unReadCount: 0 });
      await setFlag(scene.gateway.db, chatFlag, true);
    });
  });
});
