import { expect, it } from 'vitest';
import { toMinor } from '#src/contract/core/amount.ts';
import { checkReceipt } from '#src/contract/records/check-receipt.ts';
import { journalReceipt } from '#src/contract/records/records.ts';
import { transact } from '#gateway/db/transact.ts';
import { heldAccountId, houseAccountId, pixAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { RecordScene } from '#gateway/testing/record-scene.ts';

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);
  const { account, play, cancel } = scene;
  const move = (kind: string, other: string, amount: number, madeBy = '') => {
    scene.gateway.advance(1000);
    const moved = { kind, ref: scene.fresh('cause'), madeBy, wallet: walletId(scene.member.id, 'BRL'), other, amount };
    return transact(scene.gateway.db, (trx) => moveMoney(trx, moved, scene.gateway.clock()));
  };
  const receiptOf = ({ kind, receipt = '' }: { kind: string; receipt?: string | undefined }) => ({
    token: scene.access,
    query: { kind, ref: receipt },
  });

  it('proves every line of the account record by a receipt of its own [S1-081, S1-024]', async () => {
    await play('r1', '2.00', '5.00');
    await cancel('r2');
    await move('deposit', pixAccountId('BRL', scene.member.id), 5000);
    await move('hold', heldAccountId(scene.member.id, 'BRL'), -1000);
    await move('release', heldAccountId(scene.member.id, 'BRL'), 1000);
    await move('promotion', houseAccountId('BRL', scene.member.id), 300);
    await move('bonus', houseAccountId('BRL', scene.member.id), 2000);
    const { items } = await account();
    expect(items).toHaveLength(9);
    for (const entry of items) {
      const { receipt, publicKey } = await valueOf(scene.app, journalReceipt, receiptOf(entry));
      const checked = await checkReceipt(receipt, publicKey);
      if (checked.verdict !== 'proven') throw new Error(`${entry.kind} is ${checked.verdict}`);
      const { id, createdAt, postings } = checked.receipt.journal;
      expect([id, createdAt]).toEqual([entry.id, entry.at]);
      expect(postings).toContainEqual({
        accountId: walletId(scene.member.id, 'BRL'),
        amount: toMinor(entry.amount),
      });
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
  });

  it('tells no receipt, nor remark, of a line that an operator booked', async () => {
    await move('credit', houseAccountId('BRL'), 5000, 'helena');
    const { items } = await account();
    expect(items).toEqual([expect.objectContaining({ kind: 'credit', amount: '50.00' })]);
    expect(items[0]).not.toHaveProperty('receipt');
    expect(JSON.stringify(items)).not.toContain('cause');
    expect((await askApp(scene.app, journalReceipt, receiptOf({ kind: 'credit', receipt: 'cause' }))).status).toBe(404);
  });

  it('filters deposits and withdrawals', async () => {
    await move('deposit', pixAccountId('BRL', scene.member.id), 5000);
    await move('hold', heldAccountId(scene.member.id, 'BRL'), -1000);
    await move('release', heldAccountId(scene.member.id, 'BRL'), 1000);
    await play('r1', '2.00');
    const of = async (group: string) => (await account({ group })).items.map(({ kind }) => kind);
    expect(await of('deposits')).toEqual(['deposit']);
    expect(await of('withdrawals')).toEqual(['release', 'hold']);
    expect(await of('other')).toEqual([]);
  });
});
