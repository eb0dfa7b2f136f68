import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the pages are called that are still to come, by the beginnings of their paths; the first that fits counts. */
const names: readonly (readonly [string, MessageDescriptor])[] = [
  ['/m/voucherCenter', msg`Deposit`],
  ['/m/withdraw', msg`Withdraw`],
  ['/m/inviteFriends', msg`Invite friends`],
  ['/m/teamBetting', msg`Team bets`],
  ['/m/redRain', msg`Red envelopes`],
  ['/m/agentRegister', msg`Agent registration`],
];

/** The name of the page to come at a path; all others are an agent's. */
export const nameToCome = (path: string): MessageDescriptor =>
  names.find(([start]) => path.startsWith(start))?.[1] ?? msg`Agent area`;
