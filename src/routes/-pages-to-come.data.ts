import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Page } from '#src/components/page.ts';

const inner = (title: MessageDescriptor, more?: Partial<Page>): Page => ({
  title,
  header: 'back',
  footer: true,
  ...more,
});
const bare = (title: MessageDescriptor, more?: Partial<Page>): Page => ({
  title,
  header: 'none',
  footer: false,
  ...more,
});

/**
 * The pages that the requirements name and that are not open yet, each with all paths under it; the first that fits
 * counts. A page that is built moves into a route of its own.
 */
const pages: Readonly<Record<string, Page>> = {
  '/m/voucherCenter': inner(msg`Deposit`, { may: 'deposit' }),
  '/m/withdraw': inner(msg`Withdraw`, { may: 'withdraw' }),
  // [S1-333]
  '/m/inviteFriends': inner(msg`Invite friends`, { access: { for: 'members', otherwise: '/m/login' } }),
  '/m/myAccount/index': inner(msg`My account`),
  '/m/gameRecord': inner(msg`Bets`),
  '/m/transaction/record': inner(msg`Transactions`),
  '/m/profitandloss': inner(msg`Profit and loss`),
  '/m/mall/mallHome': inner(msg`Shop`),
  '/m/rewardCenter': inner(msg`Rewards`),
  '/m/mission': inner(msg`Missions`),
  '/m/hotMatch': inner(msg`Hot matches`),
  '/m/member/agent': inner(msg`Agent area`),
  '/m/member': inner(msg`My account`),
  '/m/teamBetting': inner(msg`Team bets`),
  '/m/redRain': inner(msg`Red envelopes`),
  '/m/agentRegister': inner(msg`Agent registration`),
  '/m/agent': bare(msg`Agent area`),
};

export const pathsToCome: readonly string[] = Object.keys(pages);

/** The page that is still to come at a path, if there is one. */
export function pageToCome(path: string): Page | undefined {
  const found = pathsToCome.find((page) => path === page || path.startsWith(`${page}/`));
  return found === undefined ? undefined : pages[found];
}
