import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Crown from 'lucide-react/icons/crown';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import type { LinkTarget } from '#src/components/links/target-link.tsx';
import { may } from '#src/contract/member-type.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { taskLinkAtom } from '#src/state/task-link.ts';

export type MemberPlace = {
  name: MessageDescriptor;
  icon: LucideIcon;
  target: LinkTarget;
  /** Says how many announcements are unread. */
  unread?: true;
};

const tasks: MemberPlace = { name: msg`Tasks`, icon: ListChecks, target: { to: '/m/task' } };
const first: readonly MemberPlace[] = [
  { name: msg`Favourites`, icon: Star, target: { to: '/m/gameList', search: { gameType: 'FAV' } } },
  { name: msg`Promotions`, icon: BadgePercent, target: { to: '/m/activity' } },
  { name: msg`VIP club`, icon: Crown, target: { href: '/vip/vip.html' } },
];
const last: readonly MemberPlace[] = [
  { name: msg`Announcements`, icon: Megaphone, target: { to: '/m/notice' }, unread: true },
  { name: msg`Security`, icon: ShieldCheck, target: { to: '/m/securityCenter' } },
  { name: msg`Feedback`, icon: MessageSquare, target: { to: '/m/feedback' } },
  { name: msg`Help`, icon: CircleHelp, target: { to: '/m/help' } },
];

/** Where the member centre leads, tasks only where the merchant has a link to them and the member may see it [S1-231]. */
export const memberPlacesAtom = atom((get): readonly MemberPlace[] => {
  const type = get(memberAtom)?.type;
  const hasTasks = get(taskLinkAtom) !== undefined && type !== undefined && may.tasks(type);
  return [...first, ...(hasTasks ? [tasks] : []), ...last];
});
