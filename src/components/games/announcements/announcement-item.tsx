import { Trans } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import type { NewsItem } from '#src/contract/lobby/news.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useSeen } from '#src/ui/use-seen.ts';
import { ServerHtml } from '#src/components/kit/server-html.tsx';
import dot from '#src/ui/unread-dot.module.css';
import s from './announcement-item.module.css';

/** The server does not know the reader's time zone: the first render must match its text. */
const serverZone = 'America/Sao_Paulo';

type AnnouncementItemProps = {
  /** An announcement, or a text of the lobby, which has no marks. */
  item: Announcement | NewsItem;
  headingLevel?: 2 | 3;
  /** Whether the list marks unread announcements. */
  marks?: boolean;
};

/**
 * One announcement of a list; links inside it follow the rules of S1-185 and S1-186. The dot marks it as unread: scrolling it
 * into view marks it as read.
 */
export function AnnouncementItem({ item, headingLevel = 2, marks = false }: AnnouncementItemProps) {
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const hydrated = useHydrated();
  const line = useRef<HTMLLIElement>(null);
  const [told, setTold] = useState(false);
  // Announcements for visitors are shown until the member's own have loaded.
  const signedIn = useAtomValue(memberAtom) !== null;
  const unread = marks && signedIn && 'read' in item && item.execution !== 'B' && !item.read;
  useSeen(line, unread && !told, () => {
    setTold(true);
    void import('#src/state/lobby/mark-announcement-read.ts').then(({ readAnnouncement }) =>
      readAnnouncement(store, item.id),
    );
  });
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <li ref={line} className={cx(s.item, unread && cx(dot.unread, s.unread))}>
      <Card className={s.card}>
        <Heading className={s.title}>{item.title}</Heading>
        {unread && (
          <span className="sr-only">
            <Trans>Unread.</Trans>
          </span>
        )}
        <p className={s.date}>{formatDateTime(item.createdAt, language, hydrated ? undefined : serverZone)}</p>
        <ServerHtml html={item.content} />
      </Card>
    </li>
  );
}
