import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { deliverDue, startDelivering } from './deliver.ts';
import { enqueueMessage, type OutboxMessage, sweepOutbox } from './outbox-messages.ts';
import { messageChannel } from './message-channel.ts';
import type { Outcome } from './outbox-channel.ts';

const lease = 60_000;
const lifetime = 600_000;
const busy: Outcome = { kind: 'later', retryAfter: null };

forEachDatabase((dialect) => {
  describe('the delivery of what waits', () => {
    let gateway: TestGateway;
    let sent: string[] = [];
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(async () => {
      sent = [];
      await gateway.db.deleteFrom('outbox').execute();
    });
    afterAll(() => gateway.close());

    const write = (...texts: string[]) =>
      gateway.db.transaction().execute(async (trx) => {
        for (const text of texts) {
          const written = { way: 'mail', recipient: 'marina@exemplo.com', kind: 'recovery-code' } as const;
          await enqueueMessage(gateway, trx, { ...written, text, lifetime, withheld: false });
        }
      });
    type Answer = Outcome | Promise<Outcome> | Error;
    /** A way out that answers as it is told, and then takes everything. */
    const wayOut = (answers: Answer[] = [], more: { mostAttempts?: number; way?: OutboxMessage['way'] } = {}) =>
      messageChannel(gateway, {
        ...{ way: 'mail', message: 'a message', keepsText: false, concurrency: 4, lease, firstPause: 10_000 },
        pollInterval: 20,
        ...more,
        send: async (_message, text) => {
          sent.push(text);
          const answer = answers.shift() ?? { kind: 'sent' };
          if (answer instanceof Error) throw answer;
          return answer;
        },
      });
    const deliver = (...given: Parameters<typeof wayOut>) => deliverDue(gateway, wayOut(...given));
    const rows = async () =>
      (await gateway.db.selectFrom('outbox').select(['state', 'sealed', 'attempts']).execute()).map(
        ({ state, sealed, attempts }) => [state, sealed !== '', attempts],
      );
    const later = async (ms: number) => {
      gateway.advance(ms);
      await deliver();
      return sent.length;
    };

    it('sends each message once where several processes look at the same moment', async () => {
      const texts = Array.from({ length: 30 }, (_, index) => `message ${index}`);
      await write(...texts);
      await Promise.all([deliver(), deliver(), deliver()]);
      expect(sent.toSorted()).toEqual(texts.toSorted());
      expect(await rows()).toEqual(texts.map(() => ['sent', false, 1]));
    });

    it('sends again after the lease what another process took and did not settle', async () => {
      await write('a code');
      const warn = vi.spyOn(gateway.logger, 'warn');
      await deliver([new Error('the process dies')]);
      expect(warn).toHaveBeenCalledWith(expect.anything(), 'a message could not be sent');
      warn.mockRestore();
      expect(await rows()).toEqual([['waiting', true, 1]]);
      expect(await later(lease - 1)).toBe(1);
      expect(await later(1)).toBe(2);
      expect(await rows()).toEqual([['sent', false, 2]]);
    });

    it('a try that outlived its lease does not move what another process has taken up', async () => {
      await write('a code');
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const slow = deliver([promise]);
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      gateway.advance(lease);
      await deliver([{ kind: 'later', retryAfter: 300 }]);
      resolve(busy);
      await slow;
      expect(await later(299_999)).toBe(2);
      expect(await later(1)).toBe(3);
      expect(await rows()).toEqual([['sent', false, 3]]);
    });

    it('waits twice as long after each failure, and no less than it is asked to', async () => {
      await write('a code');
      await deliver([busy]);
      expect(await later(9999)).toBe(1);
      gateway.advance(1);
      await deliver([busy]);
      expect(await later(19_999)).toBe(2);
      gateway.advance(1);
      await deliver([{ kind: 'later', retryAfter: 120 }]);
      expect(await later(119_999)).toBe(3);
      expect(await later(1)).toBe(4);
      expect(await rows()).toEqual([['sent', false, 4]]);
    });

    it('gives up what is refused, what was tried often enough, and what no later try would reach in time', async () => {
      const warn = vi.spyOn(gateway.logger, 'warn');
      await write('refused');
      await deliver([{ kind: 'refused', reason: '550' }]);
      expect(await rows()).toEqual([['failed', false, 1]]);
      await write('tried twice');
      await deliver([busy], { mostAttempts: 2 });
      gateway.advance(10_000);
      await deliver([busy], { mostAttempts: 2 });
      await write('too late to try again');
      await deliver([{ kind: 'later', retryAfter: lifetime / 1000 }]);
      expect((await rows()).map(([state, text]) => [state, text])).toEqual(
        Array.from({ length: 3 }, () => ['failed', false]),
      );
      expect(warn.mock.calls.map(([said]) => (said as unknown as { givenUp: boolean }).givenUp)).toEqual([
        ...[true, false, true, true],
      ]);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/marina|too late to try/);
      warn.mockRestore();
    });

    it('sends nothing that is old or withheld, nor what another way out or another merchant has', async () => {
      await write('old');
      gateway.advance(lifetime);
      await deliver();
      expect(await rows()).toEqual([['failed', false, 1]]);
      await write('of mail');
      await deliver([], { way: 'sms' });
      await gateway.db.updateTable('outbox').set({ merchant_code: 'another' }).where('state', '=', 'waiting').execute();
      await deliver();
      expect(sent).toEqual([]);
    });

    it('stops with what is on the wire, and leaves the rest to the next process', async () => {
      await write(...Array.from({ length: 10 }, (_, index) => `message ${index}`));
      const held = Array.from({ length: 4 }, () => Promise.withResolvers<Outcome>());
      const stop = startDelivering(gateway, wayOut(held.map(({ promise }) => promise)));
      await vi.waitFor(() => expect(sent).toHaveLength(4));
      const stopped = stop();
      // As long as the look that is under way takes.
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const { resolve } of held) resolve({ kind: 'sent' });
      await stopped;
      expect(sent).toHaveLength(4);
      await deliver();
      expect(new Set(sent).size).toBe(10);
      expect(sent).toHaveLength(10);
    });

    it('forgets a text when it is worth nothing any more, and the row after a week', async () => {
      await write('a code');
      gateway.advance(lifetime);
      await sweepOutbox(gateway);
      expect(await rows()).toEqual([['waiting', false, 0]]);
      gateway.advance(7 * 86_400_000);
      await sweepOutbox(gateway);
      expect(await rows()).toEqual([]);
    });
  });
});
