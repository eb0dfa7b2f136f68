import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';

forEachDatabase((dialect) => {
  describe('an operator', () => {
    const scene = new WalletScene(dialect);
    const type = async (...argv: string[]) => {
      const terminal = { lines: [] as string[], asked: [], answer: true };
      await typeCommand(scene.gateway, terminal, argv);
      return terminal.lines.join('\n');
    };
    const hang = async (direction: 'out' | 'home' = 'out') => {
      const one = await scene.addPlayer();
      if (direction === 'home') await one.move('out', '60.00');
      scene.line = 'request-lost';
      const { id } = await one.move(direction, '60.00');
      for (let times = 0; times < 4; times += 1) await scene.later();
      return { ...one, id };
    };

    it('sees transfers in doubt among what waits, where the money is, and asks at once', async () => {
      const { id, rowOf } = await hang();
      expect(await type('waiting')).toMatch(/wallet transfer in doubt.*wallets\d+/);
      expect(await type('wallet', 'list')).toContain(id);
      expect(await type('wallet', 'show', id)).toMatch(/money +on its way/);
      scene.line = 'whole';
      await type('wallet', 'ask', id);
      await scene.later(0);
      expect(await rowOf(id)).toMatchObject({ state: 'confirmed' });
      await expect(type('wallet', 'ask', id)).rejects.toThrow('confirmed already');
      expect(await type('wallet', 'list', '--all')).toContain('confirmed');
      await expect(type('wallet', 'show', 'none')).rejects.toThrow('There is no transfer none.');
    });

    it.each([
      ['out', 'refused', [10_000, 0]],
      ['out', 'done', [4000, 6000]],
      ['home', 'refused', [4000, 6000]],
      ['home', 'done', [10_000, 0]],
    ] as const)('settles one that hangs %s as %s, once', async (direction, as, [main, away]) => {
      const { id, main: mainOf, books } = await hang(direction);
      const said = ['wallet', 'settle', id, '--as', as, '--reason', 'O provedor disse por telefone.'];
      expect(await type(...said)).toContain(`settled as ${as}`);
      await expect(type(...said)).rejects.toThrow('not in doubt');
      scene.line = 'whole';
      await scene.later();
      expect([await mainOf(), await books()]).toEqual([main, { balance: away, moving: 0 }]);
      expect(await type('wallet', 'list', '--all')).toContain('by ana.operadora');
    });

    it('gives a vendor wallets of its own, and takes them away only while nothing is there', async () => {
      expect(await type('wallet', 'vendor', 'NOR', '--url', 'https://wallets.example/v1/')).toContain('NOR');
      expect(await type('wallet', 'vendors')).toMatch(/NOR.*https:\/\/wallets\.example/);
      expect(await type('wallet', 'vendor', 'NOR', '--url', 'none')).toContain('plays from the main wallet');
      const one = await scene.addPlayer();
      await one.move('out', '60.00');
      await expect(type('wallet', 'vendor', 'COR', '--url', 'none')).rejects.toThrow('has to come home first');
      await expect(type('wallet', 'vendor', 'COR', '--url', 'http://x')).rejects.toThrow('--url');
      await expect(type('wallet', 'vendor', 'XXX', '--url', 'none')).rejects.toThrow('XXX');
      await one.move('home');
    });
  });
});
