import { randomBytes } from 'node:crypto';
import { toMinor } from '#src/contract/core/amount.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { levelText } from '#src/contract/jackpots/jackpot-level.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { houseAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { newId } from '#gateway/process/new-id.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import { toTerms } from './runs.ts';
import { jackpotsAt } from './seed.ts';

const hour = 3_600_000;

/** Drops from before the demonstration began, oldest first. */
const pastDrops = [
  {
    jackpot: 'ressaca',
    account: 'irene.salles',
    before: '31207.52',
    level: '31207.55',
    amount: '31207.61',
    hoursAgo: 410,
  },
  { jackpot: 'mare-alta', account: 'paulo.gama', before: '3415.12', level: '3415.20', amount: '3415.28', hoursAgo: 52 },
  { jackpot: 'onda', account: 'lucia.farias', before: '167.43', level: '167.48', amount: '167.53', hoursAgo: 29 },
  { jackpot: 'onda', account: 'davi.rocha', before: '402.88', level: '402.90', amount: '402.90', hoursAgo: 5 },
] as const;

/** Pays the drops of the past through the ledger, each with a level and a commitment that fit. */
export async function insertDrops(trx: Transaction<Tables>, { members, currency, now }: DemoScene): Promise<void> {
  const jackpots = jackpotsAt(now);
  for (const { jackpot: id, account, before, level, amount, hoursAgo } of pastDrops) {
    const jackpot = jackpots.find((row) => row.id === id);
    const memberId = members.get(account);
    if (!jackpot || memberId === undefined) throw new Error(`no jackpot ${id} or no member ${account}`);
    const at = now - hoursAgo * hour;
    const salt = randomBytes(16).toString('hex');
    const row = { ...jackpot, run_id: newId(at) };
    const drop = {
      run_id: row.run_id,
      jackpot_id: id,
      member_id: memberId,
      vendor: '',
      round_id: '',
      before_minor: toMinor(before),
      amount_minor: toMinor(amount),
      form: jackpot.form,
      seed_minor: jackpot.seed_minor,
      cap_minor: jackpot.cap_minor,
      rate_bp: jackpot.rate_bp,
      level_minor: toMinor(level),
      salt,
      commitment: await commitmentOf(levelText(toTerms(row), { level, salt })),
      started_at: at - 24 * hour,
      dropped_at: at,
      state: 'paid' as const,
      reason: '',
      decided_by: '',
    };
    await insertRows(trx, 'jackpot_drops', [drop]);
    const accounts = { wallet: walletId(memberId, currency), other: houseAccountId(currency, memberId) };
    await moveMoney(trx, { kind: 'jackpot', ref: drop.run_id, ...accounts, amount: drop.amount_minor }, at);
  }
}
