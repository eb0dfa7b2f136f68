import { sessionNet } from '#src/contract/account/member.ts';
import { describe, expect, it } from 'vitest';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { longestSession } from './session-net.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);

  const session = async (since: number) => {
    const token = await createAccessToken(scene.gateway, { id: scene.member.sessionId, epoch: 1 });
    return valueOf(scene.app, sessionNet, { token, query: { since: String(since) } });
  };
  const net = async (since: number) => (await session(since)).net;
  const play = async (roundId: string, stake: string, win?: string) => {
    await scene.vendor.call('bet', scene.bet(stake, { roundId }));
    if (win !== undefined) await scene.vendor.call('win', scene.money(win, { roundId }));
    await scene.vendor.call('end-round', scene.move({ roundId }));
  };

  describe('the net of a session', () => {
    it('is wins less stakes of the rounds since it began, and of no others', async () => {
      await play('before', '10.00', '90.00');
      scene.gateway.advance(1000);
      const since = scene.gateway.clock();
      expect(await net(since)).toBe('0.00');
      await play('lost', '20.00');
      await play('won', '5.00', '7.50');
      expect(await net(since)).toBe('-17.50');
      expect(await net(since - 1000)).toBe('62.50');
    });

    it('includes the wins, and the balance of the same moment', async () => {
      await play('before', '10.00', '30.00');
      scene.gateway.advance(1000);
      const since = scene.gateway.clock();
      expect(await session(since)).toEqual({ net: '0.00', won: '0.00', balance: '120.00', currency: 'BRL' });
      await play('won', '5.00', '7.50');
      await scene.vendor.call('bet', scene.bet('1.00', { roundId: 'open' }));
      expect(await session(since)).toEqual({ net: '1.50', won: '7.50', balance: '121.50', currency: 'BRL' });
    });

    it('counts a stake at once, and a bet that was rolled back not at all', async () => {
      const since = scene.gateway.clock();
      const body = scene.bet('10.00');
      await scene.vendor.call('bet', body);
      expect(await net(since)).toBe('-10.00');
      await scene.vendor.call('rollback', scene.move({ betTransactionId: body['transactionId'] }));
      expect(await net(since)).toBe('0.00');
    });

    it('knows nothing of credits and of other members', async () => {
      const since = scene.gateway.clock();
      await fundMember(scene.gateway.db, scene.member.id, 50_000);
      expect(await net(since)).toBe('0.00');
    });

    it('looks back a day at most', async () => {
      const since = scene.gateway.clock();
      await play('yesterday', '10.00');
      scene.gateway.advance(longestSession - 1000);
      expect(await net(0)).toBe('-10.00');
      scene.gateway.advance(2000);
      expect([await net(since), await net(0)]).toEqual(['0.00', '0.00']);
    });

    it('is answered to its member only, for a valid time', async () => {
      expect((await askApp(scene.app, sessionNet, { query: { since: '0' } })).status).toBe(401);
      const token = await createAccessToken(scene.gateway, { id: scene.member.sessionId, epoch: 1 });
      for (const since of ['-1', '1e3', '', '999999999999999'])
        expect((await askApp(scene.app, sessionNet, { token, query: { since } })).status).toBe(400);
    });
  });
});
