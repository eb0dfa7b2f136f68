import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { receiptFileText } from '#src/contract/records/receipt-file.ts';
import type { Member } from '#gateway/context/member.ts';
import { transact } from '#gateway/db/transact.ts';
import { holdMoney, postHold, voidHold } from '#gateway/ledger/holds.ts';
import { houseAccountId, vendorAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addLimited } from '#gateway/testing/limit-scene.ts';
import { operatorScene, typeCommand } from '#gateway/testing/operator-scene.ts';
import { rewriteLedger } from '#gateway/testing/rewrite-ledger.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { type Spoiled, spoilRow } from '#gateway/testing/spoil-row.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import { secretStore } from '#gateway/process/secret-store.ts';
import { signDay } from './commitments/sign-days.ts';
import { readJournalReceipt } from './journal-log/journal-receipt.ts';
import { logJournals } from './journal-log/log-journals.ts';
import { verify } from './verify-action.ts';

const isSoak = process.env['SOAK'] === '1';
/** Bytes that are changed, one at a time. */
const changes = { sqlite: isSoak ? 10_000 : 400, postgres: isSoak ? 1000 : 40 } as const;

/** The tables in which `verify` finds every change of a row. */
const tables: readonly [Spoiled, ...Spoiled[]] = [
  { table: 'journals', key: ['id'], name: ({ id }) => `${id}` },
  { table: 'postings', key: ['journal_id', 'account_id'], name: ({ journal_id: journal }) => `${journal}` },
  { table: 'accounts', key: ['id'], name: ({ id }) => `${id}` },
  { table: 'holds', key: ['id'], name: ({ id }) => `${id}` },
  { table: 'wallet_sums', key: ['account_id', 'span', 'begun_at', 'kind'], name: ({ account_id: of }) => `${of}` },
  {
    table: 'round_sums',
    key: ['member_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency', 'state'],
    name: ({ member_id: of }) => `${of}`,
  },
  { table: 'unlogged_journals', key: ['journal_id'], name: ({ journal_id: journal }) => `${journal}` },
  { table: 'journal_leaves', key: ['place'], name: ({ place }) => `journal_leaves ${place}` },
  { table: 'journal_nodes', key: ['level', 'place'], name: ({ level, place }) => `journal_nodes ${level} ${place}` },
  { table: 'journal_heads', key: ['size'], name: ({ size }) => `journal_heads ${size}` },
  { table: 'commitments', key: ['kind', 'ref'], name: ({ kind, ref }) => `${kind} ${ref}` },
  { table: 'commitment_heads', key: ['number'], name: ({ number }) => `head ${number}` },
];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const found = () =>
    verify({ db: scene.gateway.db, secrets: { ...secretStore(scene.gateway.config), read: () => scene.gateway } });

  /** A day of bets, wins, a rollback, holds in every state and limits, with log and heads; one journal has no place yet. */
  beforeAll(async () => {
    const { gateway, app } = scene;
    const { db, clock } = gateway;
    const vendor = vendorClient(app, gateway);
    for (const name of ['ana', 'bia']) {
      const row = await addMember(db, name);
      await fundMember(db, row.id, 10_000);
      const token = await vendor.enter(await openSession(db, row, clock()));
      for (let round = 0; round < 4; round += 1) {
        const key = { playerId: row.id, roundId: `r${round}` };
        const money = (amount: string, id: string) => ({
          ...key,
          ...{ transactionId: `${name}-${id}${round}`, amount, currency: 'BRL', nodeId: 'COR-2' },
        });
        await vendor.call('bet', { ...money('1.00', 'b'), playerToken: token });
        if (round === 1) await vendor.call('win', money('3.00', 'w'));
        if (round === 2)
          await vendor.call('rollback', { ...key, transactionId: `${name}-x`, betTransactionId: `${name}-b2` });
        await vendor.call('end-round', { ...key, transactionId: `${name}-e${round}` });
        gateway.advance(3_600_000);
        await logJournals(gateway);
      }
      for (const ref of ['pending', 'posted', 'voided']) {
        const cause = { kind: 'test', ref: `${name} ${ref}` };
        const hold = { memberId: row.id, currency: 'BRL', amount: 200, to: houseAccountId('BRL') };
        await transact(db, (trx) => holdMoney(trx, { ...cause, ...hold, expiresAt: clock() + 86_400_000 }, clock()));
        if (ref === 'posted') await transact(db, (trx) => postHold(trx, cause, clock()));
        if (ref === 'voided') await transact(db, (trx) => voidHold(trx, cause, clock()));
      }
    }
    const limited = await addLimited(gateway, 5000);
    await limited.set('stake', 'day', 1000);
    while ((await logJournals(gateway)) > 0);
    gateway.advance(2 * 86_400_000);
    while ((await signDay(gateway)) > 0);
    const last = {
      kind: 'test',
      ref: 'last',
      wallet: limited.wallet,
      other: vendorAccountId('COR', 'BRL'),
      amount: 100,
    };
    await transact(db, (trx) => moveMoney(trx, last, clock()));
  });

  describe('verify', () => {
    it('finds no fault in an unchanged ledger', async () => {
      await scene.type('verify');
      expect(scene.lines.at(-1)).toMatch(/^\d+ journals, \d+ of them in the log, \d+ commitments, no fault$/);
      expect(await found()).toEqual([]);
    });

    it(
      `finds each of ${changes[dialect]} single changed bytes of stored rows, and names the row`,
      { timeout: 1_800_000 },
      async () => {
        const { db } = scene.gateway;
        const seed = seedOfRun();
        const random = seededRandom(seed);
        if (dialect === 'sqlite') {
          await sql`pragma foreign_keys = off`.execute(db);
          await sql`pragma ignore_check_constraints = on`.execute(db);
        }
        await rewriteLedger(db, dialect, async () => {
          for (let done = 0; done < changes[dialect];) {
            const change = await spoilRow(db, tables, random);
            if (!change) continue;
            done += 1;
            const faults = await found();
            await change.undo();
            const isNamed = faults.some(({ id }) => change.named.some((name) => id.includes(name)));
            expect(isNamed, `seed ${seed}, ${change.where}: ${JSON.stringify(faults)}`).toBe(true);
          }
        });
        expect(await found()).toEqual([]);
      },
    );

    it('finds no fault while money is moved and logged', async () => {
      const { gateway } = scene;
      const row = await addMember(gateway.db, 'apressada');
      const wallet = walletId(row.id, 'BRL');
      await fundMember(gateway.db, row.id, 10_000);
      let verified = 0;
      const move = async () => {
        for (let ref = 0; verified < 5; ref += 1) {
          const moved = { kind: 'test', ref: `hurried ${ref}`, wallet, other: houseAccountId('BRL'), amount: -1 };
          await transact(gateway.db, (trx) => moveMoney(trx, moved, gateway.clock()));
          await logJournals(gateway);
        }
      };
      const moving = move();
      for (; verified < 5; verified += 1) expect(await found()).toEqual([]);
      await moving;
    });

    it('says of a saved receipt what it proves, and refuses one that was changed or comes from elsewhere', async () => {
      const { db } = scene.gateway;
      const row = await addMember(db, 'recibo');
      await fundMember(db, row.id, 10_000);
      const { ref, kind } = await db
        .selectFrom('journals')
        .innerJoin('postings', 'postings.journal_id', 'journals.id')
        .select(['journals.ref', 'journals.kind'])
        .where('postings.account_id', '=', walletId(row.id, 'BRL'))
        .executeTakeFirstOrThrow();
      const saved = await readJournalReceipt(scene.gateway, { id: row.id } as Member, { kind, ref });
      const folder = mkdtempSync(join(tmpdir(), 'mare-receipt-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const write = (file: Parameters<typeof receiptFileText>[0]) => {
        const path = join(folder, 'receipt.json');
        writeFileSync(path, receiptFileText(file));
        return path;
      };
      await scene.type('verify', write(saved));
      expect(scene.lines.at(-1)).toMatch(/of 100\.00 at .*: entry \d+ of \d+, signed .*, no fault$/);
      const bytes = Buffer.from(saved.receipt, 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      const spoiled = write({ ...saved, receipt: bytes.toString('base64url') });
      await expect(scene.type('verify', spoiled)).rejects.toThrow('does not fit');
      const nonsense = join(folder, 'nonsense.json');
      writeFileSync(nonsense, '{}');
      await expect(scene.type('verify', nonsense)).rejects.toThrow('is no saved receipt');
      await expect(scene.type('verify', join(folder, 'none.json'))).rejects.toThrow('There is no file');
      const elsewhere = await createTestGateway({ dialect });
      onTestFinished(elsewhere.close);
      const terminal = { lines: [], asked: [], answer: true };
      await expect(typeCommand(elsewhere, terminal, ['verify', write(saved)])).rejects.toThrow('not of this site');
    });

    it('is refused with each fault on a line of its own', async () => {
      const { db } = scene.gateway;
      const set = (minor: number) =>
        db.updateTable('accounts').set({ balance_minor: minor }).where('id', '=', 'vendor:COR:BRL').execute();
      const { balance_minor: right } = await db
        .selectFrom('accounts')
        .select('balance_minor')
        .where('id', '=', 'vendor:COR:BRL')
        .executeTakeFirstOrThrow();
      await set(right + 1);
      await expect(scene.type('verify')).rejects.toThrow('The database has 3 faults.');
      expect(scene.lines).toContain('balance differs from its postings: vendor:COR:BRL');
      await set(right);
    });
  });
});
