import { endLink, invitationLinks } from '#src/contract/agents/open-accounts.ts';
import { checkAffiliate } from '#src/contract/identity/registration.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createClient } from '../../identity/session/testing/call-client.ts';
import { newName, openingScene } from '../testing/opening-scene.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let of: ReturnType<typeof openingScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100 } });
    of = openingScene(gateway);
  });
  afterAll(() => gateway.close());

  describe('an invitation link', () => {
    it('brings its people below the agent, as players or as agents with rates', async () => {
      const { id, as, codeOf } = await of.agent();
      const [player, below] = [newName(), newName()];
      expect((await of.registerBy(player, await codeOf())).status).toBe(200);
      const code = await codeOf({ kind: 'agent', rates: { RNG: 25, LIVE: 0 } });
      const registered = await of.registerBy(below, code);
      expect(registered).toMatchObject({ status: 200, value: { type: 3 } });
      expect([await of.agentOf(player), await of.agentOf(below)]).toEqual([id, id]);
      expect(await of.ratesOf(below)).toEqual(['RNG 25']);
      const { list, totalCount } = await as.read(invitationLinks, {});
      expect(totalCount).toBe(2);
      expect(list.find((one) => one.code === code)).toMatchObject({
        ...{ kind: 'agent', rates: { RNG: 25 }, uses: 1, most: null, state: 'open' },
      });
    });

    it('is refused once it is used up, expired or ended', async () => {
      const { as, codeOf } = await of.agent();
      const used = await codeOf({ most: 1 });
      expect((await of.registerBy(newName(), used)).status).toBe(200);
      const ended = await codeOf();
      expect(await as.write(endLink, { code: ended })).toMatchObject({ value: { state: 'ended' } });
      expect(await as.write(endLink, { code: ended })).toMatchObject({ value: { state: 'ended' } });
      const expired = await codeOf({ days: 1 });
      gateway.advance(day);
      for (const code of [used, ended, expired]) {
        const answer = await of.registerBy(newName(), code);
        expect(answer).toMatchObject({ message: 'invitation_code_error', value: { fields: ['affiliateCode'] } });
        const app = createClient(gateway).app;
        expect((await askApp(app, checkAffiliate, { query: { code } })).status).toBe(400);
      }
      const states = (await as.read(invitationLinks, {})).list.map(({ state }) => state);
      expect(states.toSorted()).toEqual(['ended', 'expired', 'used']);
    });

    it('is never used more often than it may be, however many register at once', async () => {
      const { id, as, codeOf } = await of.agent();
      const code = await codeOf({ most: 5 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => of.registerBy(newName(), code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ message }) => message === 'invitation_code_error')).toHaveLength(45);
      expect((await as.read(invitationLinks, {})).list[0]).toMatchObject({ uses: 5, most: 5, state: 'used' });
      const below = gateway.db.selectFrom('team_links').select('member_id').where('ancestor_id', '=', id);
      expect(await below.where('depth', '=', 1).execute()).toHaveLength(5);
    });

    it('gives nothing above the agent’s own rates, when it is made and when they become lower', async () => {
      const { id, link, codeOf } = await of.agent();
      expect(await link({ kind: 'agent', rates: { RNG: 51 } })).toMatchObject({
        ...{ message: 'limit_reached', value: { fields: ['RNG'], most: 50 } },
      });
      const code = await codeOf({ kind: 'agent', rates: { RNG: 50 } });
      await of.scene.rate(id, { RNG: 10 });
      const name = newName();
      await of.registerBy(name, code);
      await of.scene.nextDay();
      const below = await of.memberOf(name);
      const player = await of.scene.join(below?.id ?? '');
      await of.scene.play(player.id, 100_000);
      await of.scene.nextDay();
      expect((await of.scene.rebatesOf(below?.id ?? '')).map(({ earned_minor }) => earned_minor)).toEqual([100]);
    });

    it('of another agent is as if it did not exist', async () => {
      const [ana, bia] = [await of.agent(), await of.agent()];
      const code = await ana.codeOf();
      const [foreign, missing] = [
        await bia.as.write(endLink, { code }),
        await bia.as.write(endLink, { code: 'NONE2345' }),
      ];
      expect(foreign).toEqual(missing);
      expect(foreign.message).toBe('not_found');
      expect((await bia.as.read(invitationLinks, {})).list).toEqual([]);
    });

    it('has at most a thousand uses and a year', async () => {
      const { link } = await of.agent();
      for (const rest of [{ most: 0 }, { most: 1001 }, { days: 0 }, { days: 366 }, { name: ' ' }])
        expect((await link(rest)).message).toBe('invalid_request');
      expect((await link({ most: 1000, days: 365 })).status).toBe(200);
    });
  });
});
