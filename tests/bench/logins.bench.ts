import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { loadLogins, type LoginLoad } from './support/logins.ts';
import { inMs } from './support/numbers.ts';

const statusGoal = 300;
/** The app's timeout is nine seconds. */
const loginGoal = 9000;
const accounts = ['marina.costa', 'helena.prado', 'otavio.reis'].map(demoAccount);
/** Allowed errors of an excess login: retry later, or solve a captcha first. */
const polite = new Set(['ok', 'rate_limited', 'captcha_required']);

const all = ({ outcomes }: LoginLoad) => Object.values(outcomes).reduce((sum, count) => sum + count, 0);
const told = ({ outcomes }: LoginLoad) =>
  Object.entries(outcomes)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ');

const times = (name: string, load: LoginLoad): BenchRow[] => [
  {
    what: `logins, ${name}: slowest that went well`,
    measured: inMs(load.slowestLogin),
    goal: `≤ ${inMs(loginGoal)}`,
    met: load.slowestLogin <= loginGoal,
  },
  {
    what: `logins, ${name}: status meanwhile, slowest of a hundred`,
    measured: inMs(load.statusP99),
    goal: `≤ ${inMs(statusGoal)}`,
    met: load.statusP99 <= statusGoal,
  },
];

/** Members log in with right passwords, from one machine: at the limit for half a minute, then at five times that rate. */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async ({ url: origin }) => {
    const steady = await loadLogins({ origin, accounts, perSecond: 4, seconds: 30 });
    const flood = await loadLogins({ origin, accounts, perSecond: 20, seconds: 20 });
    const isPolite = flood.impolite === 0 && Object.keys(flood.outcomes).every((code) => polite.has(code));
    return [
      {
        what: 'logins, 4 a second',
        measured: told(steady),
        goal: 'all ok',
        met: steady.outcomes['ok'] === all(steady),
      },
      ...times('4 a second', steady),
      { what: 'logins, 20 a second', measured: told(flood), goal: 'others are told why', met: isPolite },
      ...times('20 a second', flood),
    ];
  });
}
