import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { useMemo } from 'react';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { OutsideRow } from '#src/components/site/support/outside-row.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { languageAtom } from '#src/state/app/language.ts';
import { hasChatRowAtom, offersChatAtom } from '#src/state/identity/inbox-availability.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { siteStateAtom } from '#src/state/site/site.ts';
import { customerServiceResource } from '#src/state/site/support.ts';
import rows from '#src/ui/rows.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './support.module.css';
import { type ContactAddress, contactAddress } from '#src/contract/core/contact-address.ts';
import { desDecipher } from './des.ts';

const keyLength = 8;
const iconOf = (csType: string, { href }: { href: string } = { href: '' }) => {
  if (csType.startsWith('LIVECHAT')) return MessageCircle;
  if (href.startsWith('mailto:')) return Mail;
  return href.startsWith('tel:') ? Phone : Send;
};
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/**
 * Target of a service entry's path: Base64 of DES-ECB with PKCS7, followed by its 8-character key [S1-261, S1-262]. Undefined
 * where it does not decode or is not an allowed URL.
 */
export function openServicePath(path: string): ContactAddress | undefined {
  try {
    const encrypted = latin1(atob(path.slice(0, -keyLength)));
    const plain = withoutPadding(desDecipher(encrypted, latin1(path.slice(-keyLength))));
    return plain && contactAddress(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return undefined;
  }
}

/** PKCS7: the last byte says how many there are of it, one to eight. */
function withoutPadding(bytes: Uint8Array): Uint8Array | undefined {
  const padding = bytes[bytes.length - 1] ?? 0;
  const isRight = padding >= 1 && padding <= 8 && bytes.slice(-padding).every((byte) => byte === padding);
  return isRight ? bytes.subarray(0, -padding) : undefined;
}

/**
 * The service links with the host of each [S1-202, S1-263]; one that does not decode is shown as closed. For a member who may
 * chat its rows open the site's own live chat [S1-019]; for others they say that it requires an account.
 */
export function ServiceLinks() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const read = useRead(customerServiceResource, { language }, { onDemand: true });
  const isMember = useAtomValue(memberAtom) !== null;
  const isOpen = useAtomValue(siteStateAtom) === 0;
  const hasChat = useAtomValue(hasChatRowAtom) && isOpen;
  const chats = useAtomValue(offersChatAtom) && isMember && isOpen;
  const links = useMemo(
    () => read.value?.map((entry) => ({ ...entry, address: openServicePath(entry.path) })),
    [read.value],
  );
  return (
    <ResourceView
      read={read}
      headingLevel={3}
      isEmpty={(entries) => entries.length === 0}
      emptyTitle={t`Nobody is available right now`}
      emptyText={t`Write to us through Feedback: the answer comes to your account.`}
      skeleton={<Skeleton line className={s.wait} />}
    >
      {() => (
        <ul className={s.links}>
          {links?.map(({ csType, title, path, address }) => {
            const isChat = csType.startsWith('LIVECHAT');
            const Icon = iconOf(csType, address);
            if (isChat && (chats || (hasChat && address)))
              return (
                <RowLink key={path} to="/m/chat" icon={Icon} hint={isMember ? undefined : <Trans>for members</Trans>}>
                  {title}
                </RowLink>
              );
            if (address) return <OutsideRow key={path} href={address.href} icon={Icon} name={title} />;
            return (
              <li key={path} className={`${rows.row} ${s.closed}`}>
                <Icon size={20} />
                <span className={rows.words}>
                  <span>{title}</span>
                  <small>
                    <Trans>Closed at the moment</Trans>
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ResourceView>
  );
}
