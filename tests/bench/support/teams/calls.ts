import type { Call } from '#src/contract/core/call.ts';
import * as contracts from '#src/contract/agents/agent-contracts.ts';
import * as accounts from '#src/contract/agents/open-accounts.ts';
import * as rebates from '#src/contract/agents/rebates.ts';
import { teamKpi } from '#src/contract/agents/team-kpi.ts';
import { downline, teamBets, teamFigures, teamMember, teamRecord } from '#src/contract/agents/team.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import type { PlainQuestion } from './control.ts';
import { type Filled, idOf } from './fill.ts';

/** A call of an agent; `plain` is what answers it from the rounds themselves. */
export type Asked = {
  readonly name: string;
  readonly call: Call;
  readonly query: Readonly<Record<string, string | number>>;
  readonly plain?: PlainQuestion;
  readonly days?: { readonly from: string; readonly to: string };
};

const accountOf = (number: number) => idOf(number).replace('bench-', 'membro');

/** Every call by which an agent reads their team, as its pages ask them. `below`: the number of a member below the agent. */
export function teamCalls({ today, yesterday }: Filled, below: number): Asked[] {
  const back = (days: number) => ({ startDate: dayAfter(today, 1 - days), endDate: today });
  const [day, week, month, quarter] = [back(1), back(7), back(30), back(90)];
  const spanOf = ({ startDate: from, endDate: to }: typeof day) => ({ from, to });
  const member = accountOf(below);
  const sorted = (sort: string): Asked => ({ name: `members by ${sort}`, call: downline, query: { ...month, sort } });
  const all = (pageNo: number): Asked => ({
    name: `all below by turnover, page ${pageNo}`,
    call: downline,
    query: { ...month, search: 'membro', sort: 'turnover', pageNo },
  });
  const kind = { kind: 'salary' };
  return [
    { name: 'counters of today', call: teamKpi, query: { ...day, size: 0 } },
    { name: 'the week', call: teamKpi, query: { ...week, size: 7 }, plain: 'active', days: spanOf(week) },
    { name: 'figures of today', call: teamFigures, query: day, plain: 'figures', days: spanOf(day) },
    { name: 'figures of 30 days', call: teamFigures, query: month, plain: 'figures', days: spanOf(month) },
    { name: 'figures of 90 days', call: teamFigures, query: quarter, plain: 'figures', days: spanOf(quarter) },
    { name: 'figures of a branch', call: teamFigures, query: { ...month, member } },
    { ...sorted('turnover'), plain: 'branches', days: spanOf(month) },
    ...['deposit', 'result', 'presence', 'joined', 'name'].map(sorted),
    { ...all(1), plain: 'members', days: spanOf(month) },
    all(500),
    { name: 'members below one', call: downline, query: { ...month, member } },
    { name: 'a member', call: teamMember, query: { ...month, account: member } },
    { name: 'bets of today', call: teamBets, query: day },
    { name: 'bets of 30 days', call: teamBets, query: month, plain: 'figures', days: spanOf(month) },
    { name: 'bets of 30 days, page 50', call: teamBets, query: { ...month, pageNo: 50 } },
    { name: 'bets of a member', call: teamBets, query: { ...quarter, account: member } },
    { name: 'transactions of 30 days', call: teamRecord, query: month },
    { name: 'transactions of a member', call: teamRecord, query: { ...quarter, account: member } },
    { name: 'income', call: rebates.rebateIncome, query: { from: quarter.startDate, to: today } },
    { name: 'lines of a day', call: rebates.rebateLines, query: { day: yesterday } },
    { name: 'rates', call: rebates.teamRates, query: {} },
    { name: 'changes of rates', call: rebates.rateHistory, query: {} },
    { name: 'terms of accounts', call: accounts.accountTerms, query: {} },
    { name: 'links', call: accounts.invitationLinks, query: {} },
    { name: 'the contract asked about', call: contracts.contractRequest, query: kind },
    { name: 'contracts', call: contracts.contractHistory, query: kind },
    { name: 'salaries', call: contracts.dailySalary, query: {} },
    { name: 'dividends', call: contracts.dividends, query: {} },
    { name: 'contracts of agents below', call: contracts.contractsBelow, query: kind },
  ];
}
