import type { KillPoint, Moment } from './life.ts';

const books = /book_journal\(|insert into "journals"/;

/** Before or after the commit of a transaction that has such a statement. */
const commit = (done: boolean, statement: RegExp) => (moment: Moment) =>
  moment.at === 'commit' && moment.done === done && moment.statements.some((sql) => statement.test(sql));
/** Before the bank, or a vendor with wallets of its own, has heard of a call, or after it has done it. */
const bank = (done: boolean, call: RegExp) => (moment: Moment) =>
  moment.at === 'bank' && moment.done === done && call.test(moment.call);

/** Where a gateway is killed: between two steps that belong together. */
export const killPoints: readonly KillPoint[] = [
  {
    name: 'between a hold and its journal',
    when: (moment) =>
      moment.at === 'statement' &&
      books.test(moment.sql) &&
      moment.statements.some((sql) => sql.startsWith('insert into "holds"')),
  },
  { name: 'between a hold and its commit', when: commit(false, /^insert into "withdrawals"/) },
  { name: 'between the commit of a withdrawal and its answer', when: commit(true, /^insert into "withdrawals"/) },
  { name: 'between hold and payout', when: bank(false, /^PUT \/v2\/payouts/) },
  { name: 'between a payout and its confirmation', when: bank(true, /^PUT \/v2\/payouts/) },
  { name: 'between hold and post', when: commit(false, /^update "holds"/) },
  { name: 'between a post and what follows it', when: commit(true, /^update "holds"/) },
  { name: 'between the commit of a bet and its answer', when: commit(true, /^insert into "vendor_transactions"/) },
  { name: 'between a bet and its commit', when: commit(false, /^insert into "vendor_transactions"/) },
  { name: 'between a charge and its deposit', when: bank(true, /^PUT \/v2\/cob/) },
  { name: 'between the commit of a deposit and its answer', when: commit(true, /^insert into "deposits"/) },
  {
    name: 'between webhook and booking',
    when: ({ at, ...rest }) => at === 'answer' && 'path' in rest && rest.path.startsWith('/wps/pix/webhook'),
  },
  { name: 'between booking and commit', when: commit(false, /^insert into "pix_payments"/) },
  { name: 'between booking and the next payment', when: commit(true, /^insert into "pix_payments"/) },
  { name: 'between a return and its note', when: bank(true, /^PUT \/v2\/pix\/\w+\/devolucao/) },
  { name: 'between a transfer to a vendor and its commit', when: commit(false, /^insert into "wallet_transfers"/) },
  { name: 'between money on its way and the vendor', when: bank(false, /^POST \/wallet\/v1\/deposit/) },
  { name: 'between a vendor and its confirmation', when: bank(true, /^POST \/wallet\/v1\/(deposit|withdraw)/) },
  { name: 'between a confirmation and its commit', when: commit(false, /^update "vendor_wallets"/) },
  { name: 'between a bank transfer and its commit', when: commit(false, /^insert into "transfers"/) },
  { name: 'between the commit of a bank transfer and its answer', when: commit(true, /^insert into "transfers"/) },
  { name: 'between a decided bank transfer and its commit', when: commit(false, /^update "transfers"/) },
  { name: 'between a voucher and its commit', when: commit(false, /^insert into "voucher_redemptions"/) },
  { name: 'between the commit of a voucher and its answer', when: commit(true, /^insert into "voucher_redemptions"/) },
  { name: 'between a bonus that is promised and its commit', when: commit(false, /^insert into "bonuses"/) },
  { name: 'between a bonus and its commit', when: commit(false, /^update "bonuses"/) },
  { name: 'between the commit of a bonus and its answer', when: commit(true, /^update "bonuses"/) },
  { name: 'between a contest and its commit', when: commit(false, /^insert into "contests"/) },
  { name: 'between an answered contest and its note', when: bank(true, /^PUT \/v2\/infracoes/) },
  {
    name: 'between what a contest takes back and its commit',
    when: (moment) => commit(false, /^update "contests"/)(moment) && commit(false, books)(moment),
  },
  { name: 'between a day of commissions and their payment', when: commit(true, /^insert into "commission_days"/) },
  { name: 'between a commission and its commit', when: commit(false, /^insert into "commissions"/) },
  { name: 'between a commission and the next one', when: commit(true, /^insert into "commissions"/) },
  { name: 'between a day of teams and their rebates', when: commit(true, /^update "team_days"/) },
  { name: 'between a rebate and its commit', when: commit(false, /^update "rebates"/) },
  { name: 'between a limit and its commit', when: commit(false, /^insert into "money_limits"/) },
];
