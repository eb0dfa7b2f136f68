import { describe, expect, it } from 'vitest';
import { listMessages } from '#src/contract/notify/messages.ts';
import { launchGame } from '#src/contract/vendors/launch.ts';
import * as contract from '#src/contract/wallets/wallets.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';

forEachDatabase((dialect) => {
  describe('a transfer between wallets, under a limit on stakes or losses [S2-209]', () => {
    const scene = new WalletScene(dialect);

    it('is not made to a vendor for a member who limits stakes or losses, whom no such game opens for', async () => {
      const one = await scene.addPlayer();
      await scene.type('limit', 'set', one.member.account, 'loss', 'day', '50.00');
      expect(await one.ask({ from: 'main', to: 'COR', amount: '1.00' })).toMatchObject({
        message: 'own_limit_reached',
      });
      const game = { category: 'RNG', vendor: 'COR', gameId: 'g2', nodeId: 'COR-2' } as const;
      const { envelope } = await askApp(scene.app, launchGame, { token: await one.sign(), body: game });
      expect(envelope).toMatchObject({ message: 'own_limit_reached' });
      expect(await one.read()).toMatchObject({ limited: true });
    });

    it('home is made for a member who limits stakes or losses while their money is away, and cannot be stopped', async () => {
      const one = await scene.addPlayer();
      await valueOf(scene.app, contract.setWalletFollow, { token: await one.sign(), body: { follows: false } });
      await one.move('out', '60.00');
      scene.reports = false;
      await one.play(1000, 0);
      await scene.type('limit', 'set', one.member.account, 'deposit', 'day', '50.00');
      await scene.homeward();
      expect(await one.there()).toBe(5000);
      expect(await scene.type('limit', 'set', one.member.account, 'loss', 'day', '50.00')).toContain('comes home');
      const { list: told } = await valueOf(scene.app, listMessages, { token: await one.sign(), query: { pageNo: 1 } });
      expect(told.map(({ title }) => title)).toEqual(['Seu dinheiro volta para a carteira principal']);
      await scene.homeward();
      const { wallets: list } = await one.read();
      const waiting = list.find(({ vendor }) => vendor === 'COR')?.transfer;
      expect(waiting).toMatchObject({ direction: 'home', state: 'waiting', cancellable: false });
      const { envelope } = await askApp(scene.app, contract.cancelWalletTransfer, {
        ...{
          token: await one.sign(),
          body: { id: waiting?.id ?? '' },
          headers: { 'Idempotency-Key': 'leave-it-there' },
        },
      });
      expect(envelope).toMatchObject({ message: 'own_limit_reached' });
      // A round that stays open for ten minutes ends the transfer, and another one is begun.
      await scene.later(700_000);
      expect(await one.rowOf(waiting?.id ?? '')).toMatchObject({ state: 'refused', reason: 'round_open' });
      scene.reports = true;
      scene.gateway.advance(30_000);
      await scene.games.outbox.runDue();
      await scene.homeward();
      expect([await one.main(), await one.there()]).toEqual([9000, 0]);
    });

    it('home follows one to the vendor that was on its way when the limit was set', async () => {
      const one = await scene.addPlayer();
      scene.line = 'answer-lost';
      expect(await one.move('out', '60.00')).toMatchObject({ state: 'doubt' });
      expect(await scene.type('limit', 'set', one.member.account, 'stake', 'week', '50.00')).toContain('comes home');
      scene.line = 'whole';
      await scene.homeward();
      expect(await one.books()).toEqual({ balance: 0, moving: 6000 });
      await scene.later();
      await scene.homeward();
      expect(await one.books()).toEqual({ balance: 0, moving: 0 });
      expect([await one.main(), await one.there()]).toEqual([10_000, 0]);
    });

    it('home is not made where the limit has ended', async () => {
      const one = await scene.addPlayer();
      await scene.type('limit', 'set', one.member.account, 'loss', 'day', '50.00');
      await scene.type('limit', 'clear', one.member.account, 'loss', 'day');
      await one.move('out', '60.00');
      await scene.homeward();
      expect([await one.main(), await one.there()]).toEqual([4000, 6000]);
    });
  });
});
