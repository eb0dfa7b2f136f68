import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useState } from 'react';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { OutsideRow } from '#src/components/site/support/outside-row.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { UnreadDot } from '#src/components/people/unread/unread-dot.tsx';
import { offersMailAtom } from '#src/state/identity/inbox-availability.ts';
import { siteStateAtom } from '#src/state/site/site.ts';
import { messagingLinkAtom } from '#src/state/site/service-links.ts';
import rows from '#src/ui/rows.module.css';
import { ServiceLinks } from './service-links.tsx';
import s from './support.module.css';

/**
 * Help entries: service links, messages where there is a mail centre [S1-020], announcements, feedback, the merchant's messenger
 * [S1-202…S1-206], and the help centre; while the site is closed, only service links. `unfolded`: the service links show from the
 * start.
 */
export function SupportEntries({ unfolded = false }: { unfolded?: boolean }) {
  const messenger = useAtomValue(messagingLinkAtom);
  const offersMail = useAtomValue(offersMailAtom);
  const closed = useAtomValue(siteStateAtom) !== 0;
  const [open, setOpen] = useState(unfolded);
  const list = useId();
  return (
    <>
      <ul className={`${rows.rows} ${s.entries}`}>
        <li>
          <button
            type="button"
            className={rows.row}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            <Headset size={20} />
            <span className={rows.words}>
              <span>
                <Trans>Customer service</Trans>
              </span>
              <small>
                <Trans>Chat with our team</Trans>
              </small>
            </span>
            <ChevronDown size={20} className={s.arrow} />
          </button>
          <div id={list}>{open && <ServiceLinks />}</div>
        </li>
        {!closed && (
          <>
            {offersMail && (
              <RowLink to="/m/webEmail" icon={Mail} value={<UnreadBadge of="inbox" />}>
                <Trans>Messages</Trans>
              </RowLink>
            )}
            <RowLink to="/m/notice" icon={Megaphone} value={<UnreadDot />}>
              <Trans>Announcements</Trans>
            </RowLink>
            <RowLink to="/m/feedback" icon={MessageSquare}>
              <Trans>Feedback</Trans>
            </RowLink>
            <RowLink to="/m/help" icon={CircleHelp}>
              <Trans>Help</Trans>
            </RowLink>
          </>
        )}
        {messenger && <OutsideRow href={messenger} icon={Send} name={<Trans>Messenger</Trans>} />}
      </ul>
      <p className={s.safety}>
        <ShieldCheck size={20} />
        <Trans>Our team never asks for your password, a code, or a payment to another person.</Trans>
      </p>
    </>
  );
}
