import { listMessages } from '#src/contract/notify/messages.ts';
import { createWithdrawal, readWithdrawal } from '#src/contract/payments/withdrawals.ts';
import { addPayee, listPayees } from '#src/contract/payments/payees.ts';
import type { Payees } from '#src/contract/payments/payees.schema.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { hashPassword } from '../areas/identity/session/password.ts';
import { pixClient } from '../areas/payments/pix-client.ts';
import { askAgain, payOut } from '../areas/payments/withdrawals/pay-out.ts';
import type { Gateway } from '../context/gateway.ts';
import type { WithdrawRules } from '../areas/site/withdraw-rules.ts';
import { heldAccountId } from '../ledger/ledger-accounts.ts';
import { valueOf } from './call-app.ts';
import type { depositScene } from './deposit-scene.ts';
import { fakeBankSettings } from './fake-bank.ts';
import { sendEncrypted } from './recovery-scene.ts';
import { fundMember } from './test-members.ts';

/** The payment password of every member here. */
const paymentPassword = '271828';

type Scene = ReturnType<typeof depositScene>;
let keys = 0;

/** Changes the merchant's rules of withdrawals, as the operator's action does. */
export async function setWithdrawRules(
  { gateway }: { readonly gateway: Pick<Gateway, 'db' | 'events'> },
  rules: Partial<WithdrawRules>,
): Promise<void> {
  const { settings } = await gateway.db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', 'mare')
    .executeTakeFirstOrThrow();
  const before = JSON.parse(settings) as { withdraw?: object };
  await gateway.db
    .updateTable('merchants')
    .set({ settings: JSON.stringify({ ...before, withdraw: { ...before.withdraw, ...rules } }) })
    .where('code', '=', 'mare')
    .execute();
  gateway.events.emit('changed', 'status');
}

/** A member with a balance in minor units, a payment password and, by default, their CPF as a key. */
export async function addWithdrawer(scene: Scene, minor: number, withKey = true) {
  const { gateway, app } = scene;
  const base = await scene.depositor();
  const { member, cpf } = base;
  if (minor > 0) await fundMember(gateway.db, member.id, minor);
  await gateway.db
    .insertInto('payment_passwords')
    .values({ member_id: member.id, password_hash: await hashPassword(gateway, paymentPassword), set_at: 0 })
    .execute();
  const send = async (call: Parameters<typeof sendEncrypted>[1], body: object, key = `withdraw-${(keys += 1)}`) =>
    sendEncrypted(gateway, call, body, { token: await base.sign(), key });
  const add = (body: object, key?: string) =>
    send(addPayee, { cpf, holder: 'Ana Prado', paymentPassword, ...body }, key);
  const payees = async (): Promise<Payees> => valueOf(app, listPayees, { token: await base.sign() });
  if (withKey) await add({ key: cpf });
  const payeeId = async () => (await payees()).list[0]?.id ?? 'none';
  const ask = async (amount: string, body: object = {}, key?: string) =>
    send(createWithdrawal, { amount, fee: '0.00', payeeId: await payeeId(), paymentPassword, ...body }, key);
  const withdraw = async (amount: string, key?: string) => {
    const { success, message, value } = await ask(amount, {}, key);
    if (!success) throw new Error(message);
    return value as unknown as Withdrawal;
  };
  const read = async (id: string) => valueOf(app, readWithdrawal, { token: await base.sign(), query: { id } });
  /** The member's money on hold; minor units. */
  const held = async () =>
    (
      await gateway.db
        .selectFrom('accounts')
        .select('balance_minor')
        .where('id', '=', heldAccountId(member.id, 'BRL'))
        .executeTakeFirst()
    )?.balance_minor ?? 0;
  /** The titles of the member's inbox, the last first. */
  const told = async () =>
    (await valueOf(app, listMessages, { token: await base.sign(), query: { pageNo: 1 } })).list.map(
      ({ title }) => title,
    );
  return { ...base, told, send, add, payees, payeeId, ask, withdraw, read, held };
}

/** One pass over what is due; `hinted`: after a webhook of the bank. */
export async function payOnce({ gateway }: Pick<Scene, 'gateway'>, hinted = false): Promise<void> {
  if (hinted) await askAgain(gateway);
  await payOut(gateway, pixClient(fakeBankSettings, gateway.clock));
}
