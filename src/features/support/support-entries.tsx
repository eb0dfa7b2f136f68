import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ExternalLink from 'lucide-react/icons/external-link';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useState } from 'react';
import { RowLink } from '#src/components/row-link.tsx';
import { SoonMark } from '#src/components/soon-mark.tsx';
import { siteStateAtom } from '#src/state/site.ts';
import { messengerAtom } from '#src/state/support.ts';
import rows from '#src/ui/rows.module.css';
import { ServiceLinks } from './service-links.tsx';
import s from './support.module.css';

/** Where help is: people, messages, announcements, feedback, the merchant's messenger [S1-202…S1-206], and the help centre; while the site is closed, people alone. */
export function SupportEntries() {
  const messenger = useAtomValue(messengerAtom);
  const closed = useAtomValue(siteStateAtom) !== 0;
  const [open, setOpen] = useState(false);
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
                <Trans>Talk to somebody of our team</Trans>
              </small>
            </span>
            <ChevronDown size={20} className={s.arrow} />
          </button>
          <div id={list}>{open && <ServiceLinks />}</div>
        </li>
        {!closed && (
          <>
            <RowLink to="/$" params={{ _splat: 'm/webEmail' }} icon={Mail} value={<SoonMark />}>
              <Trans>Messages</Trans>
            </RowLink>
            <RowLink to="/m/notice" icon={Megaphone}>
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
        {messenger && (
          <li>
            <a className={rows.row} href={messenger.url.href} target="_blank" rel="noopener noreferrer">
              <Send size={20} />
              <span className={rows.words}>
                <span>{messenger.name}</span>
                <small>{messenger.url.host}</small>
              </span>
              <ExternalLink size={20} />
            </a>
          </li>
        )}
      </ul>
      <p className={s.safety}>
        <ShieldCheck size={20} />
        <Trans>Our team never asks for your password, a code, or a payment to another person.</Trans>
      </p>
    </>
  );
}
