import { describe, expect, it, vi } from 'vitest';
import { walletsStream } from '#src/contract/wallets/wallets-stream.schema.ts';
import { createApp } from '#gateway/app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { openStream } from '#gateway/testing/call-app.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';
import { endSession } from '../identity/session/sessions.ts';
import { watchWallets } from './stream.ts';

forEachDatabase((dialect) => {
  describe('the stream of wallets', () => {
    const scene = new WalletScene(dialect);
    const listen = async ({ sign }: { sign: () => Promise<string> }, app = scene.app) =>
      openStream(app, walletsStream.path, { Authorization: `Bearer ${await sign()}` });

    it('tells how all wallets stand after a transfer and after a round, by whatever process, and nothing of others [S2-208]', async () => {
      const [one, other] = [await scene.addPlayer(), await scene.addPlayer()];
      // Another process of the same database knows nothing of what this one books.
      const stream = await listen(one, createApp({ ...scene.gateway }));
      await other.move('out', '70.00');
      await one.move('out', '60.00');
      const told = [await stream.next()];
      while (!JSON.stringify(told.at(-1)).includes('"away":"60.00"')) told.push(await stream.next());
      expect(told.at(-1)).toMatchObject({ event: 'wallets', data: { total: '100.00', main: '40.00', moving: '0.00' } });
      await one.play(1000, 3000);
      const played = [await stream.next()];
      while (!JSON.stringify(played.at(-1)).includes('"away":"80.00"')) played.push(await stream.next());
      expect(played.at(-1)).toMatchObject({ event: 'wallets', data: { total: '120.00', main: '40.00' } });
      await stream.close();
    });

    it('ends with its session, and is refused to visitors and to too many pages at once', async () => {
      const one = await scene.addPlayer();
      expect((await scene.app.request(walletsStream.path)).status).toBe(401);
      const streams = await Promise.all(Array.from({ length: 6 }, () => listen(one)));
      expect((await listen(one)).status).toBe(429);
      await Promise.all(streams.slice(1).map((stream) => stream.close()));
      await one.move('out', '60.00');
      await endSession(scene.gateway, one.session.sessionId);
      const told = [await streams[0]?.next()];
      while (told.at(-1) !== undefined) told.push(await streams[0]?.next());
      expect(told.at(-2)).toMatchObject({ event: 'over' });
      await vi.waitFor(() => expect(watchWallets.count(scene.gateway, one.member.id)).toBe(0));
    });
  });
});
