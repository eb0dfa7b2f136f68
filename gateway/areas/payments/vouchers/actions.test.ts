import { describe, expect, it } from 'vitest';
import { depositOptions } from '#src/contract/payments/deposits.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { voucherScene } from '#gateway/testing/voucher-scene.ts';

forEachDatabase((dialect) => {
  describe('the operator', () => {
    const scene = voucherScene(dialect);

    it('creates vouchers, sees what they paid and to whom, and closes them', async () => {
      const one = await scene.holder();
      const methods = async () =>
        (await valueOf(scene.app, depositOptions, { token: await one.sign() })).methods.map(({ method }) => method);
      expect(await methods()).toEqual(['PIX']);
      const { batch, codes, printed } = await scene.create('25.50', '4', '2');
      expect(codes).toHaveLength(4);
      expect(new Set(codes).size).toBe(4);
      expect(printed).toMatch(/BRL 25\.50 for each use, 204\.00 in all/);
      expect(await methods()).toEqual(['PIX', 'VOUCHER']);
      await one.redeem(codes[2] ?? '');
      expect(await scene.type('voucher', 'list')).toMatch(
        /Feira +4 of BRL 25\.50, 2 uses each +25\.50 of 204\.00 paid.*pays/,
      );
      const shown = await scene.type('voucher', 'show', batch);
      expect(shown).toMatch(new RegExp(`code 3 +${one.member.account},`));
      for (const code of codes) expect(shown).not.toContain(code);
      expect(await scene.type('voucher', 'close', batch)).toMatch(/closed Feira; it has paid BRL 25\.50/);
      expect(await methods()).toEqual(['PIX']);
      expect(await scene.type('voucher', 'list')).toBe('There are no vouchers.');
      expect(await scene.type('voucher', 'list', '--all')).toMatch(/closed by ana\.operadora/);
      await expect(scene.type('voucher', 'close', batch)).rejects.toThrow('is closed already');
      await expect(scene.type('voucher', 'show', 'none')).rejects.toThrow('There is no batch none.');
    });

    it('creates no batch without a bound', async () => {
      await expect(scene.create('5000.00', '1000', '10000')).rejects.toThrow('A batch may pay 1000000.00 at most.');
      await expect(scene.create('0.50')).rejects.toThrow('--amount is from 1.00 to 5000.00');
      await expect(scene.create('5.00', '0')).rejects.toThrow('--codes is a number');
    });
  });
});
