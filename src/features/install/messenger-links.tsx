import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { DownloadLinks } from '#src/state/site/downloads.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import s from './app-page.module.css';

const messengers = [
  ['LINE', 'LINE'],
  ['TELEGRAM', 'Telegram'],
] as const;

/** Messengers that help with the installation; empty where the merchant has none. */
export function MessengerLinks({ links }: { links: DownloadLinks }) {
  const given = messengers.flatMap(([kind, name]) => (links[kind] ? [{ name, href: links[kind] }] : []));
  if (given.length === 0) return null;
  return (
    <Card className={s.part}>
      <h2>
        <Trans>Help with installing</Trans>
      </h2>
      <ul className={s.messengers}>
        {given.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'soft', wide: true })}
            >
              <MessageCircle size={20} aria-hidden />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
