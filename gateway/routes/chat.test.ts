import { chatFlag } from '#src/contract/flags.ts';
import { chatMessages, chatPageSize, chatUnread, launchChat, readChat } from '#src/contract/chat.ts';
import { chatPath } from '#src/contract/chat-page.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { writeAsOperator } from '../chat/write-message.ts';
import { sweepChats } from '../chat/sweep.ts';
import type { App } from '../http/app-env.ts';
import { endSession } from '../session/sessions.ts';
import { signedIn } from '../session/testing/call-client.ts';
import { askApp, valueOf } from '../testing/call-app.ts';
import { chattingMember, enterChat, launchQuery } from '../testing/chat-scene.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { setFlag } from '../testing/set-flag.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const freshName = () => `falante${(counter += 1)}`;
  const someone = () => chattingMember(gateway, app, freshName());
  /** As the operator's command line does it, from another process: nobody here is told. */
  const answer = (memberId: string, text: string) =>
    writeAsOperator(
      gateway.db,
      { memberId, text, clientId: `answer-${(counter += 1)}`, by: 'ana', name: 'Lívia' },
      gateway.clock(),
    );
  const launch = async (token: string, query: Record<string, string> = {}) =>
    (await askApp(app, launchChat, { token, query: { ...launchQuery, ...query } as typeof launchQuery })).envelope;

  describe('the launch of the chat', () => {
    it('answers an address with a code in the place of a token [S1-310, S1-382]', async () => {
      const { token } = await signedIn(gateway, freshName());
      const { chatUrl } = await valueOf(app, launchChat, { token, query: launchQuery });
      const url = new URL(chatUrl);
      expect(url.origin + url.pathname).toBe(gateway.config.publicOrigin + chatPath);
      expect([...url.searchParams.keys()]).toEqual(['code']);
      expect(chatUrl).not.toContain(token);
    });

    it.each([
      ['guest', { type: 4 }, 'free_reject'],
      ['member with the label nochat', { labels: '["vip","NoChat"]' }, 'no_permission'],
    ])('is refused to a %s [S1-013, S1-019]', async (_who, row, code) => {
      const { token } = await signedIn(gateway, freshName(), row);
      expect(await launch(token)).toMatchObject({ success: false, message: code });
    });

    it('is refused where the merchant has no chat, and so is a page that is open [S1-019]', async () => {
      const { token, page } = await someone();
      await setFlag(gateway.db, chatFlag, false);
      expect(await launch(token)).toMatchObject({ message: 'no_permission' });
      expect(await page.trySend('Oi')).toMatchObject({ message: 'no_permission' });
      await setFlag(gateway.db, chatFlag, true);
    });

    it.each([{ moduleId: 'CBS1' }, { language: 'pt' }, { headerColor: 'red' }, { backUrl: 'x' }, { b2c: '2' }])(
      'refuses %j [S1-382, S1-383]',
      async (wrong) => {
        const { token } = await signedIn(gateway, freshName());
        expect(await launch(token, wrong)).toMatchObject({ message: 'invalid_request' });
      },
    );
  });

  describe('the code of the address', () => {
    it('is used up by who opens it, and gone from the address that it leads to', async () => {
      const { token } = await signedIn(gateway, freshName());
      const { chatUrl } = await valueOf(app, launchChat, { token, query: launchQuery });
      const [first, second] = [await enterChat(app, chatUrl), await enterChat(app, chatUrl)];
      expect([first.status, first.location]).toEqual([303, chatPath]);
      expect(first.headers.get('Set-Cookie')).toMatch(/mare_chat=.*; Path=\/wps\/chat; HttpOnly; Secure; SameSite=Lax/);
      expect(first.headers.get('Cache-Control')).toBe('no-store');
      expect([second.location, second.headers.get('Set-Cookie')]).toEqual([chatPath, null]);
      gateway.advance(61_000);
    });

    it('opens nothing after a minute, changed, or when its session has ended', async () => {
      const { token, sessionId } = await signedIn(gateway, freshName());
      const fresh = async () => (await valueOf(app, launchChat, { token, query: launchQuery })).chatUrl;
      expect((await enterChat(app, `${await fresh()}A`)).cookie).toBe('');
      const late = await fresh();
      gateway.advance(61_000);
      expect((await enterChat(app, late)).cookie).toBe('');
      const { cookie } = await enterChat(app, await fresh());
      await endSession(gateway, sessionId);
      const { envelope } = await askApp(app, chatMessages, { query: {}, headers: { Cookie: cookie } });
      expect(envelope).toMatchObject({ message: 'session_ended' });
    });

    it('leads back to a screen of ours alone', async () => {
      const { token } = await signedIn(gateway, freshName());
      const backOf = async (backUrl: string) => {
        const { chatUrl } = await valueOf(app, launchChat, { token, query: { ...launchQuery, backUrl } });
        const { cookie } = await enterChat(app, chatUrl);
        const text = await (await app.request(chatPath, { headers: { Cookie: cookie } })).text();
        return /<a [^>]*href="([^"]*)"/.exec(text)?.[1];
      };
      expect(await backOf('https://elsewhere.example/m/home?from=chat')).toBe('/m/home?from=chat');
      expect(await backOf('https://elsewhere.example/evil')).toBe('/m/message');
      expect(await backOf('javascript:alert(1)')).toBe('/m/message');
    });
  });

  describe('a conversation', () => {
    it('has its messages in the order of its own numbers', async () => {
      const { member, page } = await someone();
      expect(await page.list()).toMatchObject({ list: [], more: false, state: { lastSeq: 0, open: false } });
      await page.send('  Meu Pix não chegou. ');
      await answer(member.id, 'Já vou ver.');
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
      const { page } = await someone();
      const id = 'sent-over-a-bad-line';
      const sent = await Promise.all(Array.from({ length: 8 }, () => page.send('Uma vez só', id)));
      expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([1]));
      expect((await page.list()).list).toHaveLength(1);
      expect(await page.trySend('Outra coisa', id)).toMatchObject({ message: 'idempotency_conflict' });
      await page.send('Depois');
      expect((await page.list()).list.map(({ seq }) => seq)).toEqual([1, 2]);
    });

    it('loses and doubles nothing of what both sides write at once', async () => {
      const { member, page } = await someone();
      const texts = Array.from({ length: 20 }, (_, index) => `m${index}`);
      await Promise.all(texts.flatMap((text) => [page.send(text), answer(member.id, `a${text}`)]));
      const { list } = await page.list();
      expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      expect(new Set(list.map(({ text }) => text)).size).toBe(40);
    });

    it('is read page by page, the last first', async () => {
      const { member, page } = await someone();
      for (let n = 1; n <= chatPageSize + 3; n += 1) await answer(member.id, `${n}`);
      const last = await page.list();
      expect([last.more, last.list[0]?.seq, last.list.at(-1)?.seq]).toEqual([true, 4, chatPageSize + 3]);
      const first = await page.list(4);
      expect([first.more, first.list.map(({ seq }) => seq)]).toEqual([false, [1, 2, 3]]);
    });

    it('is one’s own, and of the page that was opened with it', async () => {
      const { page } = await someone();
      const other = await someone();
      await page.send('Só meu');
      expect((await other.page.list()).list).toEqual([]);
      expect(await other.page.trySend('Oi', undefined, page.conversation)).toMatchObject({ message: 'session_ended' });
      expect((await page.list()).list).toHaveLength(1);
    });

    it.each(['', '   ', 'a'.repeat(2001), 'nul \0', 'half \ud83c'])('takes no text that is none: %#', async (text) => {
      const { page } = await someone();
      expect(await page.trySend(text)).toMatchObject({ message: 'invalid_request' });
    });

    it('is not written to by a page of another origin', async () => {
      const { page } = await someone();
      const body = { conversation: page.conversation, seq: 1 };
      const headers = { ...page.headers, 'Sec-Fetch-Site': 'cross-site' };
      expect((await askApp(app, readChat, { body, headers })).envelope).toMatchObject({ message: 'no_permission' });
    });

    it('is kept for half a year, and counts on after it', async () => {
      const { page } = await someone();
      await page.send('Antiga');
      gateway.advance(181 * 86_400_000);
      await sweepChats(gateway);
      const { rows } = await sql`select 1 from chat_messages`.execute(gateway.db);
      expect(rows).toEqual([]);
      await answer(page.conversation, 'Nova');
      const row = await gateway.db.selectFrom('chat_messages').select('seq').executeTakeFirstOrThrow();
      expect(row.seq).toBe(2);
    });
  });

  describe('the unread count of the chat', () => {
    it('is of answers, until the page says that they were read [S1-386]', async () => {
      const { member, token, page } = await someone();
      const unread = async () => (await valueOf(app, chatUnread, { token })).unReadCount;
      await page.send('Oi');
      expect(await unread()).toBe(0);
      await answer(member.id, 'Olá');
      await answer(member.id, 'Em que posso ajudar?');
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
      const { member, token } = await someone();
      await answer(member.id, 'Olá');
      await setFlag(gateway.db, chatFlag, false);
      expect(await valueOf(app, chatUnread, { token })).toEqual({ unReadCount: 0 });
      await setFlag(gateway.db, chatFlag, true);
    });
  });

  describe('the stream', () => {
    it('tells what was missed, then what is new, by this process and by another', async () => {
      const { member, page } = await someone();
      await page.send('um');
      await page.send('dois');
      const stream = await page.listen(1);
      expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
      expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
      expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
      expect(await stream.next()).toMatchObject({ event: 'message', id: '2', data: { seq: 2, text: 'dois' } });
      expect(await stream.next()).toMatchObject({ event: 'state', data: { lastSeq: 2, operatorReadSeq: 0 } });
      await page.send('três');
      await answer(member.id, 'quatro');
      expect(await stream.texts(2)).toEqual(['três', 'quatro']);
      const read = { event: 'state', data: { lastSeq: 4, operatorReadSeq: 4 } };
      // A state from before the answer may come first.
      const states = [await stream.next()];
      if (JSON.stringify(states).includes('"operatorReadSeq":0')) states.push(await stream.next());
      expect(states.at(-1)).toMatchObject(read);
      await stream.close();
    });

    it('goes on where the browser was, whatever its address said', async () => {
      const { page } = await someone();
      for (const text of ['um', 'dois', 'três']) await page.send(text);
      const stream = await page.listen(0, '2');
      expect(await stream.texts(1)).toEqual(['três']);
      await stream.close();
      const lost = await page.listen(0, 'nonsense');
      expect(await lost.texts(3)).toEqual(['um', 'dois', 'três']);
      await lost.close();
    });

    it('brings more than a page of what was missed, in its order', async () => {
      const { member, page } = await someone();
      const texts = Array.from({ length: chatPageSize * 2 + 5 }, (_, index) => `${index}`);
      for (const text of texts) await answer(member.id, text);
      const stream = await page.listen();
      expect(await stream.texts(texts.length)).toEqual(texts);
      await stream.close();
    });

    it('is refused without the page’s cookie, and to too many pages at once', async () => {
      const { page } = await someone();
      expect((await app.request('/wps/chat/stream')).status).toBe(401);
      const streams = await Promise.all(Array.from({ length: 6 }, () => page.listen()));
      expect((await page.listen()).status).toBe(429);
      await Promise.all(streams.map((stream) => stream.close()));
    });
  });
});
