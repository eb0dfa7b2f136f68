import { agentSecondStepFlag } from '#src/contract/core/flags.ts';
import type { Call } from '#src/contract/core/call.ts';
import { protection } from '#src/contract/identity/passkeys.ts';
import { listAnnouncements, markAnnouncementRead } from '#src/contract/lobby/announcements.ts';
import { describe, expect, it } from 'vitest';
import { route } from '#gateway/http/route.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import {
  makePasskey,
  memberWithDevice,
  type PasskeyScene,
  turnSecondFactorOn,
} from '#gateway/testing/passkey-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { readProtection } from './protection.ts';

const origins = { publicOrigin: 'https://mare.example', gamesOrigin: 'https://games.mare.example' };

/** A call for agents as later ones will be. */
const ofAgents = { ...protection, path: '/wps/test/agents', may: 'agentArea' } as const satisfies Call;

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const news = async ({ client, token }: PasskeyScene) => {
    const query = { types: 'A', language: 'pt', merchantCode: 'mare', token } as never;
    const { value } = await client.call(listAnnouncements, { query, token });
    return (value['agent'] as { id: string }[]).map(({ id }) => id);
  };
  const addNews = (gateway: TestGateway) =>
    gateway.db
      .insertInto('announcements')
      .values({
        ...{ id: 'for-agents', type: 'A', execution: 'A', promotion_type: '', title_pt: 'a', title_en: 'a' },
        ...{ content_pt: 'a', content_en: 'a', force: 0, active: 1, sort_order: 0, created_at: 0, starts_at: 0 },
        ends_at: null,
      })
      .execute();
  const readIt = ({ client, token }: PasskeyScene) =>
    client.call(markAnnouncementRead, { token, body: { announcementId: 'for-agents', read: true } as never });
  const askAgents = ({ client, token }: PasskeyScene) => client.call(ofAgents, { token, query: {} });
  const needsOf = async ({ client, token }: PasskeyScene) =>
    (await client.call(protection, { token, query: {} })).value['agentNeedsStep'];

  describe('an agent', () => {
    it('of a public site needs a second step for what agents see, and has everything else', async () => {
      const gateway = await createTestGateway({ dialect, config: origins });
      await addNews(gateway);
      const agent = await memberWithDevice(gateway, 'agente', { type: 41 });
      const { app } = agent.client;
      route(app, gateway, ofAgents, ({ member }) => readProtection(gateway, member));
      expect([await needsOf(agent), await news(agent)]).toEqual([true, []]);
      expect(await readIt(agent)).toMatchObject({ message: 'not_found' });
      expect(await askAgents(agent)).toMatchObject({ status: 403, message: 'no_permission' });
      await makePasskey(agent);
      expect(await news(agent)).toEqual([]);
      await turnSecondFactorOn(agent);
      expect([await needsOf(agent), await news(agent)]).toEqual([false, ['for-agents']]);
      expect((await readIt(agent)).status).toBe(200);
      expect((await askAgents(agent)).status).toBe(200);
      await gateway.close();
    });

    it('of a site that this machine alone reaches needs none, unless the operator says so; members never', async () => {
      const { gateway } = scene;
      await addNews(gateway);
      const agent = await memberWithDevice(gateway, 'agente.local', { type: 42 });
      const member = await memberWithDevice(gateway, 'jogadora.local');
      expect([await needsOf(agent), await news(agent)]).toEqual([false, ['for-agents']]);
      await scene.type('flags', 'set', agentSecondStepFlag, 'on');
      expect([await needsOf(agent), await news(agent)]).toEqual([true, []]);
      expect(await needsOf(member)).toBe(false);
      await scene.type('flags', 'set', agentSecondStepFlag, 'off');
      expect(await news(agent)).toEqual(['for-agents']);
    });
  });
});
