import { listDeposits } from '#src/contract/payments/deposits.ts';
import { redeemVoucher } from '#src/contract/payments/vouchers.ts';
import type { VoucherDeposit } from '#src/contract/payments/vouchers.schema.ts';
import { stripesOf } from '../ledger/ledger-accounts.ts';
import { valueOf } from './call-app.ts';
import { depositScene, type Scene } from './deposit-scene.ts';
import { typeCommand } from './operator-scene.ts';
import { sendEncrypted } from './recovery-scene.ts';

let counter = 0;

/** A gateway with an operator beside it who creates vouchers. */
export function voucherScene(dialect: 'sqlite' | 'postgres') {
  const scene: Scene = depositScene(dialect);
  /** Types a command; answers what was printed, or the sentence that refuses it. */
  const type = async (...argv: string[]): Promise<string> => {
    const terminal = { lines: [] as string[], asked: [], answer: true };
    await typeCommand(scene.gateway, terminal, argv);
    return terminal.lines.join('\n');
  };
  /** A batch that pays for an hour from now on. */
  const create = async (amount = '50.00', codes = '1', uses = '1') => {
    const until = new Date(scene.gateway.clock() + 3_600_000).toISOString().replace(/:\d\d\.\d+Z/, 'Z');
    const asked = ['--amount', amount, '--codes', codes, '--uses', uses, '--until', until];
    const printed = await type('voucher', 'create', 'Feira', ...asked);
    const [, batch = ''] = /batch +(\S+)/.exec(printed) ?? [];
    return { batch, codes: printed.match(/\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/g) ?? [], printed };
  };
  const holder = async () => {
    const base = await scene.depositor();
    const ask = async (code: string, key = `voucher-${(counter += 1)}`) =>
      sendEncrypted(scene.gateway, redeemVoucher, { code }, { token: await base.sign(), key });
    const redeem = async (code: string, key?: string) => {
      const { success, message, value } = await ask(code, key);
      if (!success) throw new Error(message);
      return value as unknown as { deposit: VoucherDeposit; usedBefore: boolean };
    };
    const history = async () => valueOf(scene.app, listDeposits, { token: await base.sign(), query: { pageNo: 1 } });
    return { ...base, ask, redeem, history };
  };
  /** What all vouchers have paid, by the ledger; minor units. */
  const paid = async () => {
    const rows = await scene.gateway.db
      .selectFrom('accounts')
      .select('balance_minor')
      .where('id', 'in', [...stripesOf('house:voucher:BRL')])
      .execute();
    return rows.reduce((sum, { balance_minor: minor }) => sum - minor, 0);
  };
  return Object.assign(scene, { type, create, holder, paid });
}
