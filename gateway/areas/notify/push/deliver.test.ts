import { schemasOf } from '#src/contract/whole-calls.ts';
import { issueHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { logout } from '#src/contract/identity/session.ts';
import { savePushPreferences, savePushSubscription } from '#src/contract/notify/push.ts';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  addTestMember,
  createClient,
  signedIn,
  signIn,
  testPassword,
} from '#gateway/areas/identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { pushScene, pushTexts } from '#gateway/testing/push-scene.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import { startDelivering } from '../outbox/deliver.ts';
import { pushChannel } from './push-channel.ts';
import { sweepPushes } from './sweep.ts';
import { createWebPushSender } from './web-push-sender.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  describe('push messages', () => {
    const scene = pushScene(dialect);

    it('reach every device of a member in its language, once', async () => {
      const account = scene.name();
      const { token } = await signedIn(scene.gateway, account);
      const second = await scene.gateway.db
        .selectFrom('members')
        .selectAll()
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      const other = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(token, 'pt');
      await scene.subscribe(other.token);
      const client = createClient(scene.gateway);
      await scene.gateway.db
        .updateTable('members')
        .set({ password_hash: (await addTestMember(scene.gateway, scene.name())).password_hash })
        .where('id', '=', second.id)
        .execute();
      const login = await client.login(account, testPassword);
      await scene.deliver();
      await scene.subscribe(String(login.value['token']), 'en');
      expect(await scene.type('push', 'member', account, ...pushTexts, '--path', '/m/activity')).toEqual([
        'on its way to 2 devices',
      ]);
      await scene.deliver();
      await scene.deliver();
      const [, ...told] = scene.service.received.map(({ payload }) => payload);
      expect(told.map(({ title, body, lang }) => [title, body, lang]).toSorted()).toEqual([
        ['Hello', 'Party', 'en'],
        ['Olá', 'Festa', 'pt'],
      ]);
      expect(told.every(({ path, kind }) => path === '/m/activity' && kind === 'account')).toBe(true);
      expect(await scene.waiting()).toBe(0);
    });

    it('notify the other devices of a new sign-in, urgently, and not the new one', async () => {
      const account = scene.name();
      const { token } = await signIn(scene.gateway, account);
      const known = await scene.subscribe(token);
      await createClient(scene.gateway).login(account, testPassword);
      await scene.deliver();
      expect(scene.service.received).toHaveLength(1);
      expect(scene.service.received[0]).toMatchObject({
        endpoint: known.endpoint,
        headers: { urgency: 'high' },
        payload: { kind: 'safety', title: 'Novo acesso à sua conta', path: '/m/set/sessions' },
      });
    });

    it('notify once of a hand-over, and once of a login that was retried after a lost response', async () => {
      const account = scene.name();
      const { token, client } = await signIn(scene.gateway, account);
      await scene.subscribe(token);
      const issued = v.parse(schemasOf(issueHandover).value, (await client.call(issueHandover, { token })).value);
      await createClient(scene.gateway).call(takeHandover, { body: { code: issued.code } });
      await scene.deliver();
      expect(scene.service.received).toHaveLength(1);
      for (let count = 0; count < 2; count += 1)
        await createClient(scene.gateway).login(account, testPassword, { attempt: 'the-same-sign-in-twice' });
      await scene.deliver();
      expect(scene.service.received).toHaveLength(2);
    });

    it('notify of a credit, without its amount, and not of a debit', async () => {
      const account = scene.name();
      const { token, member } = await signedIn(scene.gateway, account);
      await fundMember(scene.gateway.db, member.id, 0);
      await scene.subscribe(token, 'en');
      await scene.type('member', 'credit', account, '50.00', '--reason', 'goodwill');
      await scene.type('member', 'debit', account, '5.00', '--reason', 'mistake');
      await scene.deliver();
      expect(scene.service.received.map(({ payload }) => [payload.title, payload.body, payload.path])).toEqual([
        ['You received a credit', 'The amount is in your account. Tap to see it.', '/m/member/home'],
      ]);
    });

    it('of a kind that a member refuses are not sent; promotions only to who takes them', async () => {
      const [refusing, taking, silent] = [
        await signedIn(scene.gateway, scene.name()),
        await signedIn(scene.gateway, scene.name()),
        await signedIn(scene.gateway, scene.name()),
      ];
      for (const { token } of [refusing, taking, silent]) await scene.subscribe(token);
      const client = createClient(scene.gateway);
      await client.call(savePushPreferences, {
        body: { account: false, safety: false, promotions: false },
        token: refusing.token,
      });
      await client.call(savePushPreferences, {
        body: { account: true, safety: true, promotions: true },
        token: taking.token,
      });
      expect(await scene.type('push', 'all', ...pushTexts)).toEqual(['on its way to 1 device']);
      for (const kind of ['account', 'safety'])
        expect(await scene.type('push', 'member', refusing.member.account, ...pushTexts, '--kind', kind)).toEqual([
          'no device takes this',
        ]);
      expect(await scene.type('push', 'member', silent.member.account, ...pushTexts, '--kind', 'safety')).toEqual([
        'on its way to 1 device',
      ]);
      await scene.deliver();
      expect(scene.service.received.map(({ payload }) => payload.kind).toSorted()).toEqual(['promotions', 'safety']);
    });

    it('stop at logout, at a lock, and when the session runs out, also those on their way', async () => {
      const leaving = await signedIn(scene.gateway, scene.name());
      const locked = await signedIn(scene.gateway, scene.name());
      const expired = await signedIn(scene.gateway, scene.name());
      for (const { token, member } of [leaving, locked, expired]) {
        await scene.subscribe(token);
        await scene.type('push', 'member', member.account, ...pushTexts);
      }
      expect(await scene.waiting()).toBe(3);
      await createClient(scene.gateway).call(logout, { body: {}, token: leaving.token });
      await scene.type('member', 'lock', locked.member.account);
      await scene.gateway.db
        .updateTable('sessions')
        .set({ expires_at: scene.gateway.clock() })
        .where('id', '=', expired.sessionId)
        .execute();
      await scene.deliver();
      expect(scene.service.received).toEqual([]);
      await sweepPushes(scene.gateway);
      expect(await scene.gateway.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
      expect(await scene.waiting()).toBe(0);
    });

    it('never reach who signs in on the same browser afterwards', async () => {
      const [first, next] = [await signedIn(scene.gateway, scene.name()), await signedIn(scene.gateway, scene.name())];
      const subscription = await scene.subscribe(first.token);
      await scene.type('push', 'member', first.member.account, ...pushTexts);
      await createClient(scene.gateway).call(savePushSubscription, {
        body: { ...subscription, language: 'pt' },
        token: next.token,
      });
      await scene.deliver();
      expect(scene.service.received).toEqual([]);
      expect(await scene.type('push', 'member', first.member.account, ...pushTexts)).toEqual(['no device takes this']);
      expect(await scene.type('push', 'member', next.member.account, ...pushTexts)).toEqual(['on its way to 1 device']);
    });

    it('are sent once when several processes look at the same moment', async () => {
      const { token, member } = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(token);
      await scene.type('push', 'member', member.account, ...pushTexts);
      await Promise.all([scene.deliver(), scene.deliver(), scene.deliver()]);
      expect(scene.service.received).toHaveLength(1);
    });

    it('are sent by the running gateway without being asked, also after a failure of the database', async () => {
      const { token, member } = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(token);
      await scene.type('push', 'member', member.account, ...pushTexts);
      const warn = vi.spyOn(scene.gateway.logger, 'warn');
      const send = vi.fn(createWebPushSender(scene.gateway)).mockRejectedValueOnce(new Error('a fault of ours'));
      const stop = startDelivering(scene.gateway, pushChannel(scene.gateway, send));
      await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
      scene.gateway.advance(2 * minute);
      await vi.waitFor(() => expect(scene.service.received).toHaveLength(1), { timeout: 5000 });
      await stop();
      warn.mockRestore();
    });
  });
});
