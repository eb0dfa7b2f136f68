import { expect, afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { savePushSubscription } from '#src/contract/notify/push.ts';
import { deliverDue } from '../areas/notify/outbox/deliver.ts';
import { pushChannel } from '../areas/notify/push/push-channel.ts';
import { createWebPushSender } from '../areas/notify/push/web-push-sender.ts';
import { createClient } from '../areas/identity/session/testing/call-client.ts';
import { typeCommand } from './operator-scene.ts';
import { type PushService, startPushService } from './push-service.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

/** An operator's options to send a message. */
export const pushTexts = ['--title-pt', 'Olá', '--title-en', 'Hello', '--body-pt', 'Festa', '--body-en', 'Party'];

type Scene = {
  gateway: TestGateway;
  /** A push service that is new for each test. */
  service: PushService;
  /** An account name that no other test has. */
  name: () => string;
  /** Polls once and sends due messages. */
  deliver: () => Promise<unknown>;
  /** The number of pending deliveries. */
  waiting: () => Promise<number>;
  /** Subscribes a device of the token's member. */
  subscribe: (token: string, language?: 'pt' | 'en') => Promise<ReturnType<PushService['subscribe']>>;
  /** Types an operator's command; returns the printed lines. */
  type: (...argv: string[]) => Promise<string[]>;
};

/** A gateway with a push service, for the tests of one file. */
export function pushScene(dialect: 'sqlite' | 'postgres'): Scene {
  let names = 0;
  const scene = {
    name: () => `membro-${(names += 1)}`,
    deliver: () => deliverDue(scene.gateway, pushChannel(scene.gateway, createWebPushSender(scene.gateway))),
    waiting: async () => (await scene.gateway.db.selectFrom('push_deliveries').selectAll().execute()).length,
    subscribe: async (token: string, language: 'pt' | 'en' = 'pt') => {
      const subscription = scene.service.subscribe();
      const body = { ...subscription, language };
      const answer = await createClient(scene.gateway).call(savePushSubscription, { body, token });
      expect(answer.status).toBe(200);
      return subscription;
    },
    type: async (...argv: string[]) => {
      const terminal = { lines: [], asked: [], answer: true };
      await typeCommand(scene.gateway, terminal, argv);
      return terminal.lines;
    },
  } as unknown as Scene;
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ dialect, config: { pushLoopback: true } });
  });
  beforeEach(async () => {
    scene.service = await startPushService();
  });
  afterEach(async () => {
    await scene.gateway.db.deleteFrom('push_deliveries').execute();
    await scene.gateway.db.deleteFrom('push_subscriptions').execute();
    await scene.service.close();
  });
  afterAll(() => scene.gateway.close());
  return scene;
}
