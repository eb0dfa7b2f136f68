import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../app.ts';
import { writeAsOperator } from '../areas/chat/write-message.ts';
import type { Dialect } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import type { App } from '../http/app-env.ts';
import { signedIn } from '../areas/identity/session/testing/call-client.ts';
import { openChatPage } from './chat-page-client.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

/** A member with the chat's page open. */
export async function chattingMember(
  gateway: TestGateway,
  app: App,
  account: string,
  rest: Partial<Tables['members']> = {},
) {
  const { member, token, sessionId } = await signedIn(gateway, account, rest);
  return { member, token, sessionId, page: await openChatPage(app, token) };
}

/** A gateway for the tests of a file, with members who chat and an operator who answers. */
export function chatScene(dialect: Dialect) {
  let counter = 0;
  const scene = {
    gateway: undefined as unknown as TestGateway,
    app: undefined as unknown as App,
    freshName: () => `falante${(counter += 1)}`,
    someone: () => chattingMember(scene.gateway, scene.app, scene.freshName()),
    /** As the operator's command line does it, from another process, without a notification here. */
    answer: (memberId: string, text: string) =>
      writeAsOperator(
        scene.gateway.db,
        { memberId, text, clientId: `answer-${(counter += 1)}`, by: 'ana', name: 'Lívia' },
        scene.gateway.clock(),
      ),
  };
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ dialect });
    scene.app = createApp(scene.gateway);
  });
  afterAll(() => scene.gateway.close());
  return scene;
}
