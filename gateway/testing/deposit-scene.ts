import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createDeposit, readDeposit } from '#src/contract/payments/deposits.ts';
import { createApp } from '../app.ts';
import { auditBooks } from '../areas/operations/audit/audit-books.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { readStanding } from '../ledger/standing.ts';
import { pixClient } from '../areas/payments/pix-client.ts';
import { reconcile, reconcileContests, returnDue } from '../areas/payments/reconcile.ts';
import type { App } from '../http/app-env.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { readOwed } from '../ledger/receivables.ts';
import { askApp, valueOf } from './call-app.ts';
import { cpfOf } from './cpf-of.ts';
import { FakeBank, fakeBankSettings } from './fake-bank.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from './test-members.ts';

export type Scene = {
  gateway: TestGateway;
  app: App;
  bank: FakeBank;
  /** A member without a CPF, and an unused CPF. */
  depositor: () => ReturnType<typeof addDepositor>;
};

/** A gateway whose bank is in memory, for the tests of one file; the bank is new for each test, and after each the ledger and the audit are right. */
export function depositScene(dialect: 'sqlite' | 'postgres'): Scene {
  const scene = { depositor: () => addDepositor(scene) } as Scene;
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ dialect, config: { pix: fakeBankSettings } });
    scene.app = createApp(scene.gateway);
  });
  beforeEach(() => {
    scene.bank = new FakeBank();
    vi.stubGlobal('fetch', scene.bank.fetch);
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    expect(await checkLedger(scene.gateway.db)).toEqual([]);
    expect(await auditBooks(scene.gateway.db)).toEqual([]);
  });
  afterAll(() => scene.gateway.close());
  return scene;
}

let counter = 0;

/** A member who has no CPF yet, with one that is nobody else's; `settle` asks the bank that `fetch` leads to. */
export async function addDepositor({ gateway, app }: Pick<Scene, 'gateway' | 'app'>) {
  counter += 1;
  const member = await addMember(gateway.db, `deposit${counter}`);
  await fundMember(gateway.db, member.id, 0);
  const session = await openSession(gateway.db, member, gateway.clock());
  const sign = () => createAccessToken(gateway, { id: session.sessionId, epoch: 1 });
  const token = await sign();
  const cpf = cpfOf(String(counter * 7919).padStart(9, '0'));
  // The token of before may have run out.
  const begin = async (amount: string, key: string, body = {}) =>
    askApp(app, createDeposit, {
      token: await sign(),
      body: { amount, cpf, ...body },
      headers: { 'Idempotency-Key': key },
    });
  const deposit = async (amount = '50.00', key = `deposit-key-${counter}`) => {
    const { envelope } = await begin(amount, key);
    if (!envelope.success) throw new Error(envelope.message);
    return envelope.value as { id: string; code: string };
  };
  const read = async (id: string) => valueOf(app, readDeposit, { token: await sign(), query: { id } });
  const txidOfDeposit = async (id: string) =>
    (await gateway.db.selectFrom('deposits').select('txid').where('id', '=', id).executeTakeFirstOrThrow()).txid;
  const settle = async () => {
    await reconcile(gateway, pixClient(fakeBankSettings, gateway.clock));
    await returnDue(gateway, pixClient(fakeBankSettings, gateway.clock));
  };
  /** What a webhook about a contest makes the gateway do. */
  const settleContests = async () => reconcileContests(gateway, pixClient(fakeBankSettings, gateway.clock), true);
  /** What keeps the member's withdrawals waiting; minor units. */
  const standing = async () => {
    const { contested, owed: rest } = await readStanding(gateway.db, { memberId: member.id, currency: 'BRL' });
    return contested + rest;
  };
  const owed = () => readOwed(gateway.db, { memberId: member.id, currency: 'BRL' });
  const payer = { nome: 'Ana Prado', cpf };
  return {
    member,
    token,
    sign,
    cpf,
    begin,
    deposit,
    read,
    txidOfDeposit,
    settle,
    settleContests,
    owed,
    standing,
    payer,
    balance: () => balanceOf(gateway.db, member.id),
  };
}
