import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { unreadAtom } from '#src/state/notify/unread.ts';
import s from './unread-dot.module.css';

/** A dot while the member has unread announcements, labelled with their number [S1-204]. */
export function UnreadDot() {
  const { t } = useLingui();
  const count = useAtomValue(unreadAtom).announcements;
  if (count <= 0) return null;
  return <span className={s.dot} role="img" aria-label={t`${plural(count, { one: '# unread', other: '# unread' })}`} />;
}
