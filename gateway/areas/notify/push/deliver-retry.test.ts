import { describe, expect, it, vi } from 'vitest';
import { signedIn } from '#gateway/areas/identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { pushScene, pushTexts } from '#gateway/testing/push-scene.ts';
import { deliverDue, startDelivering } from '../outbox/deliver.ts';
import { findDue } from './find-due.ts';
import { pushChannel } from './push-channel.ts';
import { sweepPushes } from './sweep.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  describe('push messages', () => {
    const scene = pushScene(dialect);

    it('of a member whose devices never respond delay no others, and safety is first', async () => {
      const silent = await signedIn(scene.gateway, scene.name());
      for (let count = 0; count < 5; count += 1) await scene.subscribe(silent.token);
      for (let count = 0; count < 4; count += 1)
        await scene.type('push', 'member', silent.member.account, ...pushTexts);
      const other = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(other.token);
      await scene.type('push', 'member', other.member.account, ...pushTexts);
      await scene.type('push', 'member', other.member.account, ...pushTexts, '--kind', 'safety');
      const [first] = await findDue(scene.gateway);
      expect(first?.kind).toBe('safety');
      const answers: (() => void)[] = [];
      const sent: string[] = [];
      const others = new Set(
        (
          await scene.gateway.db
            .selectFrom('push_subscriptions')
            .select('endpoint')
            .where('member_id', '=', other.member.id)
            .execute()
        ).map(({ endpoint }) => endpoint),
      );
      const stop = startDelivering(
        scene.gateway,
        pushChannel(scene.gateway, async (target, message) => {
          sent.push(others.has(target.endpoint) ? message.urgency : 'silent');
          if (!others.has(target.endpoint)) await new Promise<void>((resolve) => answers.push(resolve));
          return { kind: 'sent' };
        }),
      );
      await vi.waitFor(() => expect(sent.toSorted()).toEqual(['high', 'normal', 'silent', 'silent']));
      const stopped = stop();
      for (const answer of answers) answer();
      await stopped;
      await deliverDue(
        scene.gateway,
        pushChannel(scene.gateway, async () => ({ kind: 'sent' })),
      );
      expect(await scene.waiting()).toBe(0);
    });

    it('forget a device that its push service no longer knows', async () => {
      for (const status of [404, 410]) {
        const { token, member } = await signedIn(scene.gateway, scene.name());
        await scene.subscribe(token);
        scene.service.answerNext({ status });
        await scene.type('push', 'member', member.account, ...pushTexts);
        await scene.deliver();
        expect(await scene.type('push', 'member', member.account, ...pushTexts)).toEqual(['no device takes this']);
      }
    });

    it('are tried again after 429 and 5xx, no sooner than asked, with longer pauses', async () => {
      const { token, member } = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(token);
      scene.service.answerNext({ status: 503 }, { status: 429, headers: { 'Retry-After': '600' } }, { status: 500 });
      await scene.type('push', 'member', member.account, ...pushTexts);
      const tries: number[] = [];
      for (let elapsed = 0; elapsed < 20 * 4; elapsed += 1) {
        const before = scene.service.received.length;
        await scene.deliver();
        if (scene.service.received.length > before) tries.push(elapsed / 4);
        scene.gateway.advance(minute / 4);
      }
      expect(tries).toEqual([0, 0.25, 10.25, 11.25]);
      expect(await scene.waiting()).toBe(0);
    });

    it('are given up when refused, when they are old, and after ten tries', async () => {
      const { token, member } = await signedIn(scene.gateway, scene.name());
      await scene.subscribe(token);
      scene.service.answerNext({ status: 400 });
      await scene.type('push', 'member', member.account, ...pushTexts);
      await scene.deliver();
      expect(await scene.waiting()).toBe(0);

      scene.service.answerNext(...Array.from({ length: 40 }, () => ({ status: 500 })));
      await scene.type('push', 'member', member.account, ...pushTexts);
      const before = scene.service.received.length;
      for (let hours = 0; hours < 30; hours += 1) {
        await scene.deliver();
        scene.gateway.advance(60 * minute);
      }
      expect(scene.service.received.length - before).toBe(10);
      expect(await scene.waiting()).toBe(0);

      await scene.type('push', 'member', member.account, ...pushTexts);
      scene.gateway.advance(72 * 60 * minute);
      const late = scene.service.received.length;
      await scene.deliver();
      expect(scene.service.received).toHaveLength(late);
      await sweepPushes(scene.gateway);
      expect(await scene.gateway.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
    });
  });
});
