import { createDeposit, readDeposit } from '#src/contract/payments/deposits.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { pixClient } from '../areas/payments/pix-client.ts';
import { reconcile, returnDue } from '../areas/payments/reconcile.ts';
import type { App } from '../http/app-env.ts';
import { askApp, valueOf } from './call-app.ts';
import { fakeBankSettings } from './fake-bank.ts';
import type { TestGateway } from './test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from './test-members.ts';

let counter = 0;

/** A member who has no CPF yet, with one that is nobody else's. */
export async function depositor({ gateway, app }: { readonly gateway: TestGateway; readonly app: App }) {
  counter += 1;
  const member = await addMember(gateway.db, `deposit${counter}`);
  await fundMember(gateway.db, member.id, 0);
  const session = await openSession(gateway.db, member, gateway.clock());
  const sign = () => createAccessToken(gateway, { id: session.sessionId, epoch: 1 });
  const token = await sign();
  const base = String(counter * 7919).padStart(9, '0');
  const cpf = withCheckDigits(base);
  const begin = (amount: string, key: string, body = {}) =>
    askApp(app, createDeposit, { token, body: { amount, cpf, ...body }, headers: { 'Idempotency-Key': key } });
  const deposit = async (amount = '50.00', key = `deposit-key-${counter}`) => {
    const { envelope } = await begin(amount, key);
    if (!envelope.success) throw new Error(envelope.message);
    return envelope.value as { id: string; code: string };
  };
  // The token of before may have run out.
  const read = async (id: string) => valueOf(app, readDeposit, { token: await sign(), query: { id } });
  const txidOfDeposit = async (id: string) =>
    (await gateway.db.selectFrom('deposits').select('txid').where('id', '=', id).executeTakeFirstOrThrow()).txid;
  const settle = async () => {
    await reconcile(gateway, pixClient(fakeBankSettings, gateway.clock));
    await returnDue(gateway, pixClient(fakeBankSettings, gateway.clock));
  };
  const payer = { nome: 'Ana Prado', cpf };
  return {
    member,
    token,
    cpf,
    begin,
    deposit,
    read,
    txidOfDeposit,
    settle,
    payer,
    balance: () => balanceOf(gateway.db, member.id),
  };
}

/** A CPF that begins with these nine digits. */
function withCheckDigits(base: string): string {
  const next = (digits: string) =>
    String(
      ((Array.from(digits, (digit, at) => Number(digit) * (digits.length + 1 - at)).reduce((a, b) => a + b, 0) * 10) %
        11) %
        10,
    );
  const ten = base + next(base);
  return ten + next(ten);
}
