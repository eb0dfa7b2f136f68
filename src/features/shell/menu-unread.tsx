import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import s from './menu-unread.module.css';

/** The unread count, on the icon of an entry of the bottom menu. */
export const MenuUnread = () => <UnreadBadge className={s.badge} />;
