import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the pages are called that are still to come, by the beginnings of their paths; the first that fits counts. */
const names: readonly (readonly [string, MessageDescriptor])[] = [
  ['/m/voucherCenter', msg`Deposit`],
  ['/m/withdraw', msg`Withdraw`],
  ['/m/inviteFriends', msg`Invite friends`],
  ['/m/gameRecord', msg`Bets`],
  ['/m/transaction', msg`Transactions`],
  ['/m/profitandloss', msg`Profit and loss`],
  ['/m/mission', msg`Missions`],
  ['/m/member/agent', msg`Agent area`],
  ['/m/teamBetting', msg`Team bets`],
  ['/m/redRain', msg`Red envelopes`],
  ['/m/agentRegister', msg`Agent registration`],
  ['/m/agent', msg`Agent area`],
];

/** The name of the page to come at a path. */
export const nameToCome = (path: string): MessageDescriptor =>
  names.find(([start]) => path.startsWith(start))?.[1] ?? msg`My account`;
