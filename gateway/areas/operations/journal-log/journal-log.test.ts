import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkReceipt } from '#src/contract/records/check-receipt.ts';
import { isBeginning, type Tree } from '#src/contract/records/merkle.ts';
import { treeHeadText } from '#src/contract/records/receipt.ts';
import { journalReceipt } from '#src/contract/records/records.ts';
import { commitmentDay } from '#src/contract/site/commitments.ts';
import { journalGrowth, journalHead } from '#src/contract/site/journal-log.ts';
import { createApp } from '#gateway/app.ts';
import { transact } from '#gateway/db/transact.ts';
import type { App } from '#gateway/http/app-env.ts';
import { vendorAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { createAccessToken } from '../../identity/session/access-token.ts';
import { signDay } from '../commitments/sign-days.ts';
import { isSigned } from '../commitments/head-key.ts';
import { logJournals } from './log-journals.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeEach(async () => {
    gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    app = createApp(gateway);
  });
  const newMember = async (name: string) => {
    const row = await addMember(gateway.db, name);
    await fundMember(gateway.db, row.id, 100_000);
    const { sessionId } = await openSession(gateway.db, row, gateway.clock());
    const token = await createAccessToken(gateway, { id: sessionId, epoch: 1 });
    let bets = 0;
    const bet = async (vendor = 'COR') => {
      const ref = `${vendor}:${name}-${(bets += 1)}`;
      const accounts = { wallet: walletId(row.id, 'BRL'), other: vendorAccountId(vendor, 'BRL') };
      await transact(gateway.db, (trx) =>
        moveMoney(trx, { kind: 'bet', ref, ...accounts, amount: -100 }, gateway.clock()),
      );
      return ref;
    };
    const receipt = (ref: string, kind = 'bet') => askApp(app, journalReceipt, { token, query: { kind, ref } });
    return { id: row.id, bet, receipt };
  };
  const head = (size?: number) =>
    valueOf(app, journalHead, { query: size === undefined ? {} : { size: String(size) } });
  const logAll = async () => {
    while ((await logJournals(gateway)) > 0);
  };

  describe('the log of journals', () => {
    it('gives every journal one place, in order, by any process, and signs each root', async () => {
      const { bet } = await newMember('ana');
      for (let round = 0; round < 5; round += 1) {
        for (let count = 0; count < 7; count += 1) await bet(count % 2 === 0 ? 'COR' : 'NOR');
        await Promise.all(Array.from({ length: 4 }, () => logJournals(gateway)));
      }
      await logAll();
      const leaves = await gateway.db
        .selectFrom('journal_leaves')
        .innerJoin('journals', 'journals.id', 'journal_leaves.journal_id')
        .select(['place', 'journals.created_at'])
        .orderBy('place')
        .execute();
      expect(leaves.map(({ place }) => place)).toEqual(Array.from({ length: 36 }, (_, place) => place));
      const { publicKey, signature, ...newest } = await head();
      expect(newest).toMatchObject({ size: 36, at: gateway.clock() });
      expect(isSigned(publicKey, treeHeadText(newest), signature)).toBe(true);
      expect(await gateway.db.selectFrom('unlogged_journals').selectAll().execute()).toEqual([]);
      await expect(gateway.db.updateTable('journal_leaves').set({ hash: '' }).execute()).rejects.toThrow('append-only');
      await expect(gateway.db.deleteFrom('journal_heads').execute()).rejects.toThrow('append-only');
    });

    it('proves by any two of its roots that it has only grown', async () => {
      const { bet } = await newMember('bia');
      const trees: Tree[] = [];
      for (const more of [1, 2, 1, 5, 8, 3]) {
        for (let count = 0; count < more; count += 1) await bet();
        await logAll();
        const { size, root } = await head();
        trees.push({ size, root: Uint8Array.from(Buffer.from(root, 'hex')) });
      }
      for (const [index, before] of trees.entries())
        for (const after of trees.slice(index)) {
          const query = { from: String(before.size), to: String(after.size) };
          const { path } = await valueOf(app, journalGrowth, { query });
          const hashes = path.map((hash) => Uint8Array.from(Buffer.from(hash, 'hex')));
          expect(await isBeginning(before, after, hashes)).toBe(true);
          if (before.size < after.size)
            expect(await isBeginning({ ...before, root: after.root }, after, hashes)).toBe(false);
        }
      expect((await head(2)).size).toBe(2);
      expect((await head(3)).size).toBe(4);
      const beyond = { query: { from: '1', to: '99' } };
      expect(await askApp(app, journalGrowth, beyond)).toMatchObject({ status: 404 });
      expect(await askApp(app, journalGrowth, { query: { from: '2', to: '1' } })).toMatchObject({ status: 400 });
    });

    it('has a root in the signed head of the day, one of each hour', async () => {
      const { bet } = await newMember('caio');
      for (const wait of [0, 60_000, 3_600_000]) {
        gateway.advance(wait);
        await bet();
        await logAll();
      }
      gateway.advance(86_400_000);
      while ((await signDay(gateway)) > 0);
      const { list } = await valueOf(app, commitmentDay, { query: { number: 1 } });
      const roots = list.filter(({ kind }) => kind === 'journals');
      expect(roots.map(({ ref }) => ref)).toEqual(['2', '4']);
      expect(roots.map(({ commitment }) => commitment)).toEqual([(await head(2)).root, (await head(4)).root]);
    });
  });

  describe('a receipt', () => {
    it('is found, too, where another process logs the journal meanwhile', async () => {
      const { bet, receipt } = await newMember('gil');
      // The journal is logged after so many reads: before, between and after those of the receipt.
      for (let reads = 0; reads < 20; reads += 1) {
        const ref = await bet();
        const log = async () => {
          for (let read = 0; read < reads; read += 1) await gateway.db.selectFrom('meta').select('key').execute();
          await logJournals(gateway);
        };
        const [answer] = await Promise.all([receipt(ref), log()]);
        expect(answer.status).toBe(200);
      }
    });

    it('is verified by the device alone, and not once a single byte of it is another', async () => {
      const { bet, receipt, id } = await newMember('davi');
      const refs: string[] = [];
      for (let count = 0; count < 20; count += 1) refs.push(await bet());
      for (const ref of refs) {
        const { envelope } = await receipt(ref);
        const { receipt: text, publicKey } = envelope.value as { receipt: string; publicKey: string };
        const checked = await checkReceipt(text, publicKey);
        expect(checked).toMatchObject({ verdict: 'proven', receipt: { journal: { kind: 'bet', ref }, size: 21 } });
        expect(JSON.stringify(checked)).toContain(walletId(id, 'BRL'));
        const bytes = Buffer.from(text, 'base64url');
        for (let at = refs.indexOf(ref); at < bytes.length; at += 20) {
          const spoiled = Buffer.from(bytes);
          spoiled[at] = (spoiled[at] ?? 0) ^ 1;
          expect(await checkReceipt(spoiled.toString('base64url'), publicKey)).toEqual({ verdict: 'wrong' });
        }
        const otherKey = `B${publicKey.slice(1)}`;
        expect(await checkReceipt(text, otherKey)).toEqual({ verdict: 'wrong' });
      }
    });

    it('is refused for another member’s journal, a manual one and an unknown one', async () => {
      const [one, other] = [await newMember('eva'), await newMember('fred')];
      const ref = await one.bet();
      expect((await one.receipt(ref)).status).toBe(200);
      const refused = { status: 404, envelope: { message: 'not_found' } };
      expect(await other.receipt(ref)).toMatchObject(refused);
      expect(await one.receipt('COR:none')).toMatchObject(refused);
      const wallet = walletId(one.id, 'BRL');
      const byHand = { kind: 'credit', ref: 'by hand', madeBy: 'ana.operadora', wallet, other: 'house:operator:BRL' };
      await transact(gateway.db, (trx) => moveMoney(trx, { ...byHand, amount: 100 }, gateway.clock()));
      expect(await one.receipt('by hand', 'credit')).toMatchObject(refused);
    });
  });
});
