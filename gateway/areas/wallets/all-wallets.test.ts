import { describe, expect, it } from 'vitest';
import { launchGame } from '#src/contract/vendors/launch.ts';
import * as contract from '#src/contract/wallets/wallets.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';

forEachDatabase((dialect) => {
  describe('all wallets', () => {
    const scene = new WalletScene(dialect);

    it('are brought home by a transfer for each, once for the key, and those without money are left out', async () => {
      const one = await scene.addPlayer();
      await one.move('out', '60.00');
      const bring = async (key: string) =>
        valueOf(scene.app, contract.bringHome, {
          token: await one.sign(),
          body: {},
          headers: { 'Idempotency-Key': key },
        });
      expect(await bring('bring-it-home')).toMatchObject({
        list: [{ state: 'confirmed', cause: 'all', amount: '60.00' }],
      });
      expect((await bring('bring-it-home')).list).toHaveLength(1);
      expect(await bring('bring-more-home')).toEqual({ list: [] });
      expect(await one.main()).toBe(10_000);
    });

    it('follow into a game of the vendor, and home from there before another game, unless the member says otherwise', async () => {
      const one = await scene.addPlayer();
      const launch = async (game: object) =>
        valueOf(scene.app, launchGame, { token: await one.sign(), body: { category: 'RNG', ...game } as never });
      const game = { vendor: 'COR', gameId: 'g2', nodeId: 'COR-2' };
      expect(await launch(game)).toMatchObject({ wallet: { vendor: 'COR', follows: true } });
      expect([await one.main(), await one.there()]).toEqual([0, 10_000]);
      const other = await launch({ vendor: 'NOR', gameId: 'g1', nodeId: 'NOR-1', category: 'LIVE' });
      expect(other).not.toHaveProperty('wallet');
      expect([await one.main(), await one.there()]).toEqual([10_000, 0]);
      await valueOf(scene.app, contract.setWalletFollow, {
        ...{ token: await one.sign(), body: { follows: false }, headers: { 'Idempotency-Key': 'do-not-follow' } },
      });
      expect(await launch(game)).toMatchObject({ wallet: { vendor: 'COR', follows: false } });
      expect(await one.main()).toBe(10_000);
    });

    it('say when the vendor last told them, and that it does not answer; the amount stays', async () => {
      const one = await scene.addPlayer();
      await one.move('out', '60.00');
      const refresh = async () =>
        valueOf(scene.app, contract.wallets, { token: await one.sign(), query: { refresh: '1' } });
      scene.line = 'request-lost';
      scene.gateway.advance(60_000);
      const { wallets } = await refresh();
      expect(wallets[0]).toMatchObject({ vendor: 'COR', balance: '60.00', silent: true, roundOpen: false });
      expect(wallets[0]?.seenAt).toBeLessThanOrEqual(scene.gateway.clock() - 60_000);
      scene.line = 'whole';
      scene.gateway.advance(60_000);
      expect((await refresh()).wallets[0]).toMatchObject({ silent: false, seenAt: scene.gateway.clock() });
    });

    it('have codes with names in both languages [S2-211]', async () => {
      const one = await scene.addPlayer();
      const codes = async (language: 'pt' | 'en') =>
        (await valueOf(scene.app, contract.walletCodes, { token: await one.sign(), query: { language } })).list;
      expect(await codes('pt')).toContainEqual({ kind: 'state', code: 'doubt', name: 'Sem resposta do provedor' });
      expect(await codes('en')).toContainEqual({ kind: 'wallet', code: 'COR', name: 'Casa COR' });
    });
  });
});
