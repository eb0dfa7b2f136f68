import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import type { LinkTarget } from '#src/components/kit/links/target-link.tsx';
import type { MenuEntry, MenuGroup } from '#src/components/site/site-menu/menu-entries.ts';
import { menuGroupsAtom } from '#src/components/site/site-menu/menu-groups.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { taskLinkAtom } from '#src/state/site/task-link.ts';

export type MemberShortcut = {
  name: MessageDescriptor;
  icon: LucideIcon;
  target: LinkTarget;
  /** Shows the number of unread announcements. */
  news?: true;
};
type MemberShortcuts = Readonly<Record<'account' | 'rewards' | 'rows', readonly MemberShortcut[]>>;

const tasks: MemberShortcut = { name: msg`Tasks`, icon: ListChecks, target: { to: '/m/task' } };
/** Messages and feedback. */
const talk: readonly MemberShortcut[] = [
  // The longer word of the page's title does not fit a tile.
  { name: msg`Notices`, icon: Megaphone, target: { to: '/m/notice' }, news: true },
  { name: msg`Feedback`, icon: MessageSquare, target: { to: '/m/feedback' } },
];

const recordKeys: readonly MenuEntry['key'][] = ['bettingRecord', 'accountRecord', 'profitAndLoss'];
/** The member's records, as the merchant enables them. */
export const recordShortcutsAtom = atom((get): readonly MemberShortcut[] =>
  get(menuGroupsAtom).flatMap(({ entries }) => entries.filter(({ key }) => recordKeys.includes(key))),
);

/**
 * Links of the member centre: the side menu's, as the merchant enables them [S1-048, S1-225], in the same order. Tasks only where
 * the merchant has a link to them, the member may see it [S1-231], and no missions run: those are the tasks of the day already.
 */
export const memberShortcutsAtom = atom((get): MemberShortcuts => {
  const groups = get(menuGroupsAtom);
  const shortcuts = (id: MenuGroup['id']) =>
    groups.filter((group) => group.id === id).flatMap(({ entries }) => entries.filter(({ centre }) => !centre));
  const type = get(memberAtom)?.type;
  const runsMissions = groups.some(({ entries }) => entries.some(({ key }) => key === 'mission'));
  const hasTasks = !runsMissions && get(taskLinkAtom) !== undefined && type !== undefined && may.tasks(type);
  return {
    account: [...shortcuts('account'), ...shortcuts('start'), ...talk],
    rewards: [...shortcuts('rewards'), ...(hasTasks ? [tasks] : [])],
    rows: groups.flatMap(({ entries }) => entries.filter(({ centre }) => centre === 'row')),
  };
});
