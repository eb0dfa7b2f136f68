import { expect, it } from 'vitest';
import { checkReceipt } from '#src/contract/records/check-receipt.ts';
import { journalReceipt } from '#src/contract/records/records.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

forEachDatabase((dialect) => {
  const scene = depositScene(dialect);

  it('a withdrawal has a receipt once it is paid, which is nobody else’s', async () => {
    await setWithdrawRules(scene, { automatic: '500.00' });
    const [one, other] = [await addWithdrawer(scene, 10_000), await addWithdrawer(scene, 0)];
    const { id } = await one.withdraw('50.00');
    const receipt = async ({ sign }: { sign: () => Promise<string> }) =>
      askApp(scene.app, journalReceipt, { token: await sign(), query: { kind: 'withdrawal', ref: id } });
    expect((await receipt(one)).status).toBe(404);
    await payOnce(scene);
    const { endedAt } = await one.read(id);
    const { receipt: text, publicKey } = (await receipt(one)).envelope.value as Record<'receipt' | 'publicKey', string>;
    const checked = await checkReceipt(text, publicKey);
    expect(checked).toMatchObject({
      verdict: 'proven',
      receipt: { journal: { kind: 'payout', createdAt: endedAt } },
    });
    expect((await receipt(other)).status).toBe(404);
  });
});
