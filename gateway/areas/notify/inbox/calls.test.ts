import { schemasOf } from '#src/contract/whole-calls.ts';
import { deleteMessages, listMessages, readMessages, unreadCount } from '#src/contract/notify/messages.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { deleteFromInbox } from './inbox.ts';
import { sendMessage } from './send-message.ts';
import { sweepMessages } from './sweep.ts';
import { createClient, signedIn } from '#gateway/areas/identity/session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the inbox', () => {
    let gateway: TestGateway;
    let app: App;
    let names = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      app = createApp(gateway);
    });
    afterAll(() => gateway.close());

    const freshName = () => `leitora${(names += 1)}`;
    async function someone(type = 0) {
      const { member, token } = await signedIn(gateway, freshName(), { type });
      const write = async (
        title: string,
        recipients: { memberId: string } | { merchant: string } = { memberId: member.id },
      ) => {
        gateway.advance(1000);
        const texts = { pt: title, en: `${title} (en)` };
        return sendMessage(
          gateway.db,
          recipients,
          { kind: 'account', title: texts, content: texts, path: '' },
          gateway.clock(),
        );
      };
      const list = (pageNo = 1, language = 'pt') => valueOf(app, listMessages, { token, query: { pageNo, language } });
      const titles = async () => (await list()).list.map(({ title }) => title);
      const unread = () => valueOf(app, unreadCount, { token });
      const read = (ids?: string[]) => valueOf(app, readMessages, { token, body: { ids } });
      const remove = (ids: string[]) => valueOf(app, deleteMessages, { token, body: { ids } });
      return { member, token, write, list, titles, unread, read, remove };
    }

    it('lists what was sent, the last first, in the language asked for [S1-007]', async () => {
      const { write, list, titles } = await someone();
      await write('um');
      await write('dois');
      expect(await titles()).toEqual(['dois', 'um']);
      const { list: english, ...page } = await list(1, 'en');
      expect(page).toEqual({ pageNum: 1, totalPages: 1, totalCount: 2 });
      expect(english[0]).toMatchObject({
        kind: 'account',
        title: 'dois (en)',
        path: '',
        read: false,
        sentAt: gateway.clock(),
      });
    });

    it('counts what is unread by GET without payload, and takes the count as a number or in an object [S1-266, S1-384]', async () => {
      const { write, unread } = await someone();
      expect(unreadCount).toMatchObject({ method: 'GET', path: '/wps/relay/CSP_unreadCount' });
      expect('query' in unreadCount || 'body' in unreadCount).toBe(false);
      expect(await unread()).toBe(0);
      await write('um');
      await write('dois');
      expect(await unread()).toBe(2);
      expect(v.parse(schemasOf(unreadCount).value, { unReadCount: 7 })).toBe(7);
    });

    it('marks some as read, or all, and again changes nothing', async () => {
      const { write, list, read, unread } = await someone();
      for (const title of ['um', 'dois', 'três']) await write(title);
      const [first] = (await list()).list;
      expect(await read([first?.id ?? ''])).toEqual({ unReadCount: 2 });
      expect(await read([first?.id ?? '', 'unknown'])).toEqual({ unReadCount: 2 });
      expect((await list()).list.map((message) => message.read)).toEqual([true, false, false]);
      expect(await read()).toEqual({ unReadCount: 0 });
      expect(await unread()).toBe(0);
    });

    it('deletes for good, one or several, read or not', async () => {
      const { write, list, remove, titles } = await someone();
      for (const title of ['um', 'dois', 'três']) await write(title);
      const ids = (await list()).list.map(({ id }) => id);
      expect(await remove(ids.slice(0, 2))).toEqual({ unReadCount: 1 });
      expect(await titles()).toEqual(['um']);
      expect(await remove(ids)).toEqual({ unReadCount: 0 });
      expect((await list()).list).toEqual([]);
    });

    it('is the member’s only: another’s messages cannot be read or deleted', async () => {
      const [one, other] = [await someone(), await someone()];
      await one.write('segredo');
      const ids = (await one.list()).list.map(({ id }) => id);
      await other.read(ids);
      await other.remove(ids);
      expect((await one.list()).list).toMatchObject([{ title: 'segredo', read: false }]);
      expect((await other.list()).list).toEqual([]);
    });

    it('has pages of twenty', async () => {
      const { write, list } = await someone();
      for (let n = 1; n <= 23; n += 1) await write(`${n}`);
      const second = await list(2);
      expect(second).toMatchObject({ pageNum: 2, totalPages: 2, totalCount: 23 });
      expect(second.list.map(({ title }) => title)).toEqual(['3', '2', '1']);
      expect((await list(3)).list).toEqual([]);
    });

    it('shows a message in the language that it was written in, where that is one alone', async () => {
      const { member, list } = await someone();
      const message = {
        kind: 'safety',
        title: { pt: '', en: 'Hello' },
        content: { pt: '', en: 'Text' },
        path: '',
      } as const;
      await sendMessage(gateway.db, { memberId: member.id }, message, gateway.clock());
      for (const language of ['pt', 'en'])
        expect((await list(1, language)).list).toMatchObject([{ title: 'Hello', content: 'Text' }]);
    });

    it('exists for every type but a free-trial guest, who has no count [S1-012, S1-014]', async () => {
      const [ana, guest, agent] = [await someone(), await someone(4), await someone(41)];
      await ana.write('para todos', { merchant: 'mare' });
      expect(await ana.titles()).toContain('para todos');
      expect(await agent.titles()).toContain('para todos');
      const refused = async (token: string) => (await askApp(app, unreadCount, { token })).envelope;
      expect(await refused(guest.token)).toMatchObject({ message: 'free_reject' });
      expect(await refused(agent.token)).toMatchObject({ message: 'no_permission' });
      const rows = await gateway.db
        .selectFrom('inbox')
        .select('message_id')
        .where('member_id', '=', guest.member.id)
        .execute();
      expect(rows).toEqual([]);
    });

    it.each([[[]], [['a b']], [[7]], [Array.from({ length: 101 }, (_, n) => `${n}`)], ['x']])(
      'refuses %j as ids',
      async (ids) => {
        const { token } = await someone();
        const answer = await createClient(gateway).call(deleteMessages, { token, rawBody: { ids } });
        expect(answer).toMatchObject({ status: 400, message: 'invalid_request' });
      },
    );

    it('deletes messages after a year, and those without a recipient', async () => {
      const { member, write } = await someone();
      await write('velha');
      gateway.advance(200 * 86_400_000);
      await write('nova');
      await write('apagada');
      const { message_id } = await gateway.db
        .selectFrom('inbox')
        .select('message_id')
        .where('member_id', '=', member.id)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      await deleteFromInbox(gateway.db, member.id, [message_id]);
      gateway.advance(200 * 86_400_000);
      await sweepMessages(gateway);
      const left = await gateway.db
        .selectFrom('messages')
        .select('title_pt')
        .where('title_pt', 'in', ['velha', 'nova', 'apagada'])
        .execute();
      expect(left).toEqual([{ title_pt: 'nova' }]);
      const rows = await gateway.db
        .selectFrom('inbox')
        .select('message_id')
        .where('member_id', '=', member.id)
        .execute();
      expect(rows).toHaveLength(1);
      gateway.advance(-400 * 86_400_000);
    });
  });
});
