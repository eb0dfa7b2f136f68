import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Inbox from 'lucide-react/icons/inbox';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { offersChatAtom } from '#src/state/identity/inbox-availability.ts';
import s from './boxes.module.css';

/** The message boxes: this inbox, and links to the announcements and the chat, each with its unread count. */
export function Boxes() {
  const { t } = useLingui();
  const offersChat = useAtomValue(offersChatAtom);
  return (
    <nav className={s.boxes} aria-label={t`Messages`}>
      <span className={s.box} data-current="">
        <Inbox size={24} aria-hidden />
        <Trans>Inbox</Trans>
        <UnreadBadge of="inbox" className={s.badge} />
      </span>
      <Link to="/m/notice" className={s.box}>
        <Megaphone size={24} aria-hidden />
        <Trans>Announcements</Trans>
        <UnreadBadge of="announcements" className={s.badge} />
      </Link>
      {offersChat && (
        <Link to="/m/chat" className={s.box}>
          <MessagesSquare size={24} aria-hidden />
          <Trans>Chat</Trans>
          <UnreadBadge of="chat" className={s.badge} />
        </Link>
      )}
    </nav>
  );
}
