import { logout } from '#src/contract/session.ts';
import { savePushPreferences, savePushSubscription } from '#src/contract/push.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCommand, runCommand } from '../operator/run.ts';
import { addTestMember, createClient, signedIn, signIn, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { fundMember } from '../testing/test-members.ts';
import { deliverPushes, keepDelivering, sweepPushes } from './deliver.ts';
import { createWebPushSender } from './web-push-sender.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  describe('push messages', () => {
    let gateway: TestGateway;
    let service: PushService;
    let names = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { pushLoopback: true } });
    });
    beforeEach(async () => {
      service = await startPushService();
    });
    afterEach(async () => {
      await gateway.db.deleteFrom('push_deliveries').execute();
      await gateway.db.deleteFrom('push_subscriptions').execute();
      await service.close();
    });
    afterAll(() => gateway.close());

    const name = () => `membro-${(names += 1)}`;
    const deliver = () => deliverPushes(gateway, createWebPushSender(gateway));
    const waiting = async () => (await gateway.db.selectFrom('push_deliveries').selectAll().execute()).length;
    const subscribe = async (token: string, language: 'pt' | 'en' = 'pt') => {
      const subscription = service.subscribe();
      const answer = await createClient(gateway).call(savePushSubscription, {
        body: { ...subscription, language },
        token,
      });
      expect(answer.status).toBe(200);
      return subscription;
    };
    const type = async (...argv: string[]) => {
      const lines: string[] = [];
      const chosen = chooseCommand(argv);
      if (!chosen) throw new Error('that is the help');
      const operator = {
        db: gateway.db,
        clock: gateway.clock,
        merchant: 'mare',
        print: (line: string) => void lines.push(line),
      };
      await runCommand(chosen, operator, () => Promise.resolve(true));
      return lines;
    };
    const texts = ['--title-pt', 'Olá', '--title-en', 'Hello', '--body-pt', 'Festa', '--body-en', 'Party'];

    it('reach every device of a member in its language, once', async () => {
      const account = name();
      const { token } = await signedIn(gateway, account);
      const second = await gateway.db
        .selectFrom('members')
        .selectAll()
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      const other = await signedIn(gateway, name());
      await subscribe(token, 'pt');
      await subscribe(other.token);
      const client = createClient(gateway);
      await gateway.db
        .updateTable('members')
        .set({ password_hash: (await addTestMember(gateway, name())).password_hash })
        .where('id', '=', second.id)
        .execute();
      const login = await client.login(account, testPassword);
      await deliver();
      await subscribe(String(login.value['token']), 'en');
      expect(await type('push', 'member', account, ...texts, '--path', '/m/activity')).toEqual([
        'on its way to 2 devices',
      ]);
      await deliver();
      await deliver();
      const [, ...told] = service.received.map(({ payload }) => payload);
      expect(told.map(({ title, body, lang }) => [title, body, lang]).toSorted()).toEqual([
        ['Hello', 'Party', 'en'],
        ['Olá', 'Festa', 'pt'],
      ]);
      expect(told.every(({ path, kind }) => path === '/m/activity' && kind === 'account')).toBe(true);
      expect(await waiting()).toBe(0);
    });

    it('tell the other devices of a new sign-in, urgently, and not the new one', async () => {
      const account = name();
      const { token } = await signIn(gateway, account);
      const known = await subscribe(token);
      await createClient(gateway).login(account, testPassword);
      await deliver();
      expect(service.received).toHaveLength(1);
      expect(service.received[0]).toMatchObject({
        endpoint: known.endpoint,
        headers: { urgency: 'high' },
        payload: { kind: 'safety', title: 'Novo acesso à sua conta', path: '/m/set' },
      });
    });

    it('tell of a credit, without its amount, and not of a debit', async () => {
      const account = name();
      const { token, member } = await signedIn(gateway, account);
      await fundMember(gateway.db, member.id, 0);
      await subscribe(token, 'en');
      await type('member', 'credit', account, '50.00', '--reason', 'goodwill');
      await type('member', 'debit', account, '5.00', '--reason', 'mistake');
      await deliver();
      expect(service.received.map(({ payload }) => payload.title)).toEqual(['You received a credit']);
      expect(JSON.stringify(service.received[0]?.payload)).not.toMatch(/50|goodwill/);
    });

    it('of a kind that a member refuses are not sent; promotions only to who takes them', async () => {
      const [refusing, taking, silent] = [
        await signedIn(gateway, name()),
        await signedIn(gateway, name()),
        await signedIn(gateway, name()),
      ];
      for (const { token } of [refusing, taking, silent]) await subscribe(token);
      const client = createClient(gateway);
      await client.call(savePushPreferences, {
        body: { account: false, safety: false, promotions: false },
        token: refusing.token,
      });
      await client.call(savePushPreferences, {
        body: { account: true, safety: true, promotions: true },
        token: taking.token,
      });
      expect(await type('push', 'all', ...texts)).toEqual(['on its way to 1 device']);
      for (const kind of ['account', 'safety'])
        expect(await type('push', 'member', refusing.member.account, ...texts, '--kind', kind)).toEqual([
          'no device takes this',
        ]);
      expect(await type('push', 'member', silent.member.account, ...texts, '--kind', 'safety')).toEqual([
        'on its way to 1 device',
      ]);
      await deliver();
      expect(service.received.map(({ payload }) => payload.kind).toSorted()).toEqual(['promotions', 'safety']);
    });

    it('stop at logout, at a lock, and when the session runs out, also those on their way', async () => {
      const leaving = await signedIn(gateway, name());
      const locked = await signedIn(gateway, name());
      const expired = await signedIn(gateway, name());
      for (const { token, member } of [leaving, locked, expired]) {
        await subscribe(token);
        await type('push', 'member', member.account, ...texts);
      }
      expect(await waiting()).toBe(3);
      await createClient(gateway).call(logout, { body: {}, token: leaving.token });
      await type('member', 'lock', locked.member.account);
      await gateway.db
        .updateTable('sessions')
        .set({ expires_at: gateway.clock() })
        .where('id', '=', expired.sessionId)
        .execute();
      await deliver();
      expect(service.received).toEqual([]);
      await sweepPushes(gateway);
      expect(await gateway.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    it('never reach who signs in on the same browser afterwards', async () => {
      const [first, next] = [await signedIn(gateway, name()), await signedIn(gateway, name())];
      const subscription = await subscribe(first.token);
      await type('push', 'member', first.member.account, ...texts);
      await createClient(gateway).call(savePushSubscription, {
        body: { ...subscription, language: 'pt' },
        token: next.token,
      });
      await deliver();
      expect(service.received).toEqual([]);
      expect(await type('push', 'member', first.member.account, ...texts)).toEqual(['no device takes this']);
      expect(await type('push', 'member', next.member.account, ...texts)).toEqual(['on its way to 1 device']);
    });

    it('forget a device that its push service no longer knows', async () => {
      for (const status of [404, 410]) {
        const { token, member } = await signedIn(gateway, name());
        await subscribe(token);
        service.answerNext({ status });
        await type('push', 'member', member.account, ...texts);
        await deliver();
        expect(await type('push', 'member', member.account, ...texts)).toEqual(['no device takes this']);
      }
    });

    it('are tried again after 429 and 5xx, no sooner than asked, with longer pauses', async () => {
      const { token, member } = await signedIn(gateway, name());
      await subscribe(token);
      service.answerNext({ status: 503 }, { status: 429, headers: { 'Retry-After': '600' } }, { status: 500 });
      await type('push', 'member', member.account, ...texts);
      const tries: number[] = [];
      for (let elapsed = 0; elapsed < 20 * 4; elapsed += 1) {
        const before = service.received.length;
        await deliver();
        if (service.received.length > before) tries.push(elapsed / 4);
        gateway.advance(minute / 4);
      }
      expect(tries).toEqual([0, 0.25, 10.25, 11.25]);
      expect(await waiting()).toBe(0);
    });

    it('are given up when refused, when they are old, and after ten tries', async () => {
      const { token, member } = await signedIn(gateway, name());
      await subscribe(token);
      service.answerNext({ status: 400 });
      await type('push', 'member', member.account, ...texts);
      await deliver();
      expect(await waiting()).toBe(0);

      service.answerNext(...Array.from({ length: 40 }, () => ({ status: 500 })));
      await type('push', 'member', member.account, ...texts);
      const before = service.received.length;
      for (let hours = 0; hours < 30; hours += 1) {
        await deliver();
        gateway.advance(60 * minute);
      }
      expect(service.received.length - before).toBe(10);
      expect(await waiting()).toBe(0);

      await type('push', 'member', member.account, ...texts);
      gateway.advance(72 * 60 * minute);
      const late = service.received.length;
      await deliver();
      expect(service.received).toHaveLength(late);
      await sweepPushes(gateway);
      expect(await gateway.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
    });

    it('are sent once when several processes look at the same moment', async () => {
      const { token, member } = await signedIn(gateway, name());
      await subscribe(token);
      await type('push', 'member', member.account, ...texts);
      await Promise.all([deliver(), deliver(), deliver()]);
      expect(service.received).toHaveLength(1);
    });

    it('are sent by the running gateway without being asked, also after a failure of the database', async () => {
      const { token, member } = await signedIn(gateway, name());
      await subscribe(token);
      await type('push', 'member', member.account, ...texts);
      const warn = vi.spyOn(gateway.logger, 'warn');
      const send = vi.fn(createWebPushSender(gateway)).mockRejectedValueOnce(new Error('a fault of ours'));
      const stop = keepDelivering(gateway, send);
      await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
      gateway.advance(2 * minute);
      await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 5000 });
      await stop();
      warn.mockRestore();
    });
  });
});
