import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Handshake from 'lucide-react/icons/handshake';
import Inbox from 'lucide-react/icons/inbox';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import type { MouseEvent } from 'react';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { OutsideRow } from '#src/components/site/support/outside-row.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { hasChatRowAtom, offersMailAtom } from '#src/state/identity/inbox-availability.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { affiliateLinkAtom, messagingLinkAtom } from '#src/state/site/service-links.ts';
import { Card } from '#src/ui/card.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import rows from '#src/ui/rows.module.css';
import s from './messages.module.css';

/** /m/message: all sources of messages to the visitor, row by row [S1-073, S1-190, S1-191, S1-192]. */
export function MessageCentrePage() {
  const { t, i18n } = useLingui();
  const type = useAtomValue(memberAtom)?.type;
  const isAgent = type !== undefined && may.agentArea(type);
  const offersMail = useAtomValue(offersMailAtom);
  const hasChat = useAtomValue(hasChatRowAtom);
  const messaging = useAtomValue(messagingLinkAtom);
  const affiliate = useAtomValue(affiliateLinkAtom);
  // A guest of the free trial gets a hint here, and stays on the page [S1-349].
  const refuse = (ability: 'mail' | 'chat') => (event: MouseEvent) => {
    if (type === undefined || may[ability](type)) return;
    event.preventDefault();
    toasts.show(i18n._(errorText[typeRefusal(ability, type)]), {
      kind: 'error',
      duration: noticeDuration.freeRejectOfMessages,
    });
  };
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        <Card>
          <ul className={rows.rows} aria-label={t`Messages`}>
            <RowLink
              to="/m/notice"
              icon={Megaphone}
              hint={<Trans>Site news, for everyone</Trans>}
              value={<UnreadBadge of="announcements" />}
            >
              <Trans>Announcements</Trans>
            </RowLink>
            {isAgent && (
              <RowLink
                to="/m/member/notice"
                icon={Users}
                hint={<Trans>News for agents</Trans>}
                value={<UnreadBadge of="agent" />}
              >
                <Trans>For agents</Trans>
              </RowLink>
            )}
            {offersMail && (
              <RowLink
                to="/m/webEmail"
                onTap={refuse('mail')}
                icon={Inbox}
                hint={<Trans>About your account, just for you</Trans>}
                value={<UnreadBadge of="inbox" />}
              >
                <Trans>Inbox</Trans>
              </RowLink>
            )}
            {hasChat && (
              <RowLink
                to="/m/chat"
                onTap={refuse('chat')}
                icon={MessagesSquare}
                hint={<Trans>Chat with our team</Trans>}
                value={<UnreadBadge of="chat" />}
              >
                <Trans>Live chat</Trans>
              </RowLink>
            )}
          </ul>
        </Card>
        {(messaging ?? affiliate) && (
          <Card>
            <ul className={rows.rows} aria-label={t`Other ways to reach us`}>
              {messaging && <OutsideRow href={messaging} icon={Send} name={<Trans>Messenger</Trans>} />}
              {affiliate && <OutsideRow href={affiliate} icon={Handshake} name={<Trans>Affiliate service</Trans>} />}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
