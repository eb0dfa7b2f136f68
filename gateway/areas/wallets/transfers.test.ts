import { describe, expect, it } from 'vitest';
import { wallet } from '#src/contract/account/member.ts';
import * as contract from '#src/contract/wallets/wallets.ts';
import { transact } from '#gateway/db/transact.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';
import { runTransfers } from './run-transfer.ts';
import { createTransfer } from './create-transfer.ts';

forEachDatabase((dialect) => {
  describe('a transfer between wallets [S2-209]', () => {
    const scene = new WalletScene(dialect);

    it('moves money to the vendor and back, and the total stays what it was [S1-024]', async () => {
      const one = await scene.addPlayer();
      expect(await one.move('out', '60.00')).toMatchObject({ state: 'confirmed', place: 'vendor', amount: '60.00' });
      expect([await one.main(), await one.there()]).toEqual([4000, 6000]);
      expect(await one.read()).toMatchObject({ total: '100.00', main: '40.00', away: '60.00', moving: '0.00' });
      expect(await one.move('home', '10.00')).toMatchObject({ state: 'confirmed', place: 'main' });
      expect(await one.move('home')).toMatchObject({ state: 'confirmed', amount: '50.00' });
      expect([await one.main(), await one.there()]).toEqual([10_000, 0]);
    });

    it('counts in the balance of the header, which names each part [S2-208, S2-114]', async () => {
      const one = await scene.addPlayer();
      await one.move('out', '30.00');
      expect(await valueOf(scene.app, wallet, { token: await one.sign() })).toEqual({
        ...{ sumBalance: '100.00', currency: 'BRL', main: '70.00' },
        wallets: [{ vendor: 'COR', balance: '30.00', moving: '0.00' }],
      });
    });

    it('is made once for its key, whatever it answers, and refused under another body [S1-026, S1-027]', async () => {
      const one = await scene.addPlayer();
      const [first, second] = await Promise.all([
        one.move('out', '10.00', 'the-same-key'),
        one.move('out', '10.00', 'the-same-key'),
      ]);
      expect(first.id).toBe(second.id);
      expect(await one.there()).toBe(1000);
      expect(await one.ask({ from: 'main', to: 'COR', amount: '11.00' }, 'the-same-key')).toMatchObject({
        message: 'idempotency_conflict',
      });
    });

    it.each([
      ['nothing is both', { from: 'COR', to: 'NOR', amount: '1.00' }, 'invalid_request'],
      ['it is of the main wallet alone', { from: 'main', to: 'main', amount: '1.00' }, 'invalid_request'],
      ['the vendor has no wallets', { from: 'main', to: 'NOR', amount: '1.00' }, 'not_found'],
      ['there is too little', { from: 'main', to: 'COR', amount: '100.01' }, 'insufficient_balance'],
      ['there is nothing to bring home', { from: 'COR', to: 'main' }, 'insufficient_balance'],
      ['the amount is zero', { from: 'main', to: 'COR', amount: '0.00' }, 'invalid_request'],
    ])('is refused where %s', async (_where, body, message) => {
      const one = await scene.addPlayer();
      expect(await one.ask(body)).toMatchObject({ success: false, message });
      expect(await one.main()).toBe(10_000);
    });

    it.each(['request-lost', 'answer-lost'] as const)(
      'whose %s is in doubt, is asked again by its id, and is done once',
      async (line) => {
        const one = await scene.addPlayer();
        scene.line = line;
        const out = await one.move('out', '60.00');
        expect(out).toMatchObject({ state: 'doubt', place: 'moving' });
        expect(await one.read()).toMatchObject({ total: '100.00', main: '40.00', moving: '60.00' });
        expect(await one.ask({ from: 'main', to: 'COR', amount: '1.00' })).toMatchObject({ message: 'limit_reached' });
        await scene.later();
        scene.line = 'whole';
        await Promise.all([scene.later(), scene.later()]);
        expect(await one.rowOf(out.id)).toMatchObject({ state: 'confirmed' });
        expect([await one.main(), await one.there()]).toEqual([4000, 6000]);
        scene.line = line;
        const home = await one.move('home', '60.00');
        expect(home).toMatchObject({ state: 'doubt', place: 'moving' });
        scene.line = 'whole';
        await scene.later();
        expect(await one.rowOf(home.id)).toMatchObject({ state: 'confirmed' });
        expect([await one.main(), await one.there()]).toEqual([10_000, 0]);
      },
    );

    it('that the vendor refuses gives the money back, once', async () => {
      const one = await scene.addPlayer();
      scene.line = 'refuse';
      expect(await one.move('out', '60.00')).toMatchObject({ state: 'refused', place: 'main' });
      await scene.later();
      expect([await one.main(), await one.there()]).toEqual([10_000, 0]);
    });

    it('goes on where the process ended between the hold and the vendor, or between the vendor and the confirmation', async () => {
      const one = await scene.addPlayer();
      const { db, clock } = scene.gateway;
      const id = await transact(db, (trx) =>
        createTransfer(scene.gateway, trx, {
          ...{ memberId: one.member.id, vendor: 'COR', direction: 'out', amount: 2000, cause: 'member' },
        }),
      );
      const sent = { state: 'sent' as const, sent_at: clock(), attempts: 1, next_at: clock() };
      await db.updateTable('wallet_transfers').set(sent).where('id', '=', id).execute();
      await Promise.all([runTransfers(scene.gateway), runTransfers(scene.gateway)]);
      await scene.later();
      expect(await one.rowOf(id)).toMatchObject({ state: 'confirmed' });
      expect([await one.main(), await one.there()]).toEqual([8000, 2000]);
    });

    it('home waits for the end of a round, says so, and brings what there is then', async () => {
      const one = await scene.addPlayer();
      await one.move('out', '60.00');
      scene.reports = false;
      await one.play(1000, 3000);
      expect(await one.there()).toBe(8000);
      const home = await one.move('home');
      expect(home).toMatchObject({ state: 'waiting', place: 'vendor' });
      await scene.later(5000);
      expect(await one.rowOf(home.id)).toMatchObject({ state: 'waiting' });
      scene.reports = true;
      scene.gateway.advance(30_000);
      await scene.games.outbox.runDue();
      await scene.later(5000);
      expect(await one.rowOf(home.id)).toMatchObject({ state: 'confirmed', amount_minor: 8000 });
      expect([await one.main(), await one.there()]).toEqual([12_000, 0]);
    });

    it('home that waits is given up after ten minutes, or by the member, and never done after that', async () => {
      const one = await scene.addPlayer();
      await one.move('out', '60.00');
      scene.reports = false;
      await one.play(1000, 0);
      const first = await one.move('home');
      await scene.later(700_000);
      expect(await one.rowOf(first.id)).toMatchObject({ state: 'refused', reason: 'round_open' });
      const second = await one.move('home');
      const { envelope } = await askApp(scene.app, contract.cancelWalletTransfer, {
        ...{ token: await one.sign(), body: { id: second.id }, headers: { 'Idempotency-Key': 'cancel-the-second' } },
      });
      expect(envelope).toMatchObject({ value: { state: 'refused', reason: 'cancelled', place: 'vendor' } });
      scene.reports = true;
      await scene.games.outbox.runDue();
      await scene.later();
      expect(await one.there()).toBe(5000);
      expect(await one.main()).toBe(4000);
    });

    it('is not of others: nobody cancels or lists what is not theirs', async () => {
      const [one, other] = [await scene.addPlayer(), await scene.addPlayer()];
      const { id } = await one.move('out', '60.00');
      const { envelope } = await askApp(scene.app, contract.cancelWalletTransfer, {
        ...{ token: await other.sign(), body: { id }, headers: { 'Idempotency-Key': 'not-mine-at-all' } },
      });
      expect(envelope).toMatchObject({ message: 'not_found' });
      const list = await valueOf(scene.app, contract.walletTransactions, {
        ...{ token: await other.sign(), query: { pageNo: 1 } },
      });
      expect(list).toMatchObject({ list: [], totalCount: 0 });
    });
  });
});
