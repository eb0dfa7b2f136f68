import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { badgeMost } from '#src/contract/core/limits.ts';
import { agentUnreadAtom, unreadAtom, unreadTotalAtom } from '#src/state/notify/unread.ts';
import { Badge } from '#src/ui/badge.tsx';

type UnreadBadgeProps = {
  /** Kind of message; all kinds by default. */
  of?: 'announcements' | 'inbox' | 'chat' | 'agent';
  className?: string | undefined;
};

/** The member's unread count; hidden at zero, and without a session [S1-195]. */
export function UnreadBadge({ of, className }: UnreadBadgeProps) {
  const { t } = useLingui();
  const total = useAtomValue(unreadTotalAtom);
  const unread = useAtomValue(unreadAtom);
  const agent = useAtomValue(agentUnreadAtom);
  const count = of === 'agent' ? agent : of ? unread[of] : total;
  const label = t`${plural(count, { one: '# unread', other: '# unread' })}`;
  return <Badge count={count} most={badgeMost} label={label} className={className} />;
}
