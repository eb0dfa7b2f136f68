import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Page names by path [S1-110]; the first prefix that fits counts. */
const names: readonly (readonly [string, MessageDescriptor])[] = [
  ['/m/login', msg`Log in`],
  ['/m/register', msg`Create account`],
  ['/m/gameList', msg`Game centre`],
  ['/m/gameCenter', msg`Game centre`],
  ['/m/slotsCenter', msg`Slots`],
  ['/m/game', msg`Game centre`],
  ['/m/activity', msg`Promotions`],
  ['/m/forget', msg`Forgot password`],
  ['/m/changePsw', msg`Password`],
  ['/m/trail', msg`Free trial`],
  ['/m/notice', msg`Announcements`],
  ['/m/member/notice', msg`Announcements`],
  ['/m/webEmail', msg`Messages`],
  ['/m/messages', msg`Messages`],
  ['/m/message', msg`Messages`],
  ['/m/set', msg`Settings`],
  ['/m/help', msg`Help`],
  ['/m/feedback', msg`Feedback`],
  ['/m/member/home', msg`My account`],
  ['/m/voucherCenter', msg`Deposit`],
  ['/m/withdraw', msg`Withdraw`],
  ['/m/inviteFriends', msg`Invite friends`],
  ['/m/app', msg`Get the app`],
  ['/m/launchGame', msg`Play`],
];

/** The page's name in the reader's language; home and unnamed pages answer 'Home'. */
export function usePageName(path: string): string {
  const { i18n } = useLingui();
  const found = names.find(
    ([prefix]) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );
  return i18n._(found?.[1] ?? msg`Home`);
}
