import { useAtomValue } from 'jotai';
import type { Announcement } from '#src/contract/announcements.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/language.ts';
import { Card } from '#src/ui/card.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { ServerHtml } from './server-html.tsx';
import s from './announcement-item.module.css';

/** The reader's own time zone is known in his browser alone; the same text must stand there first. */
const serverZone = 'America/Sao_Paulo';

/** One announcement of a list; links inside it follow the rules of S1-185 and S1-186. */
export function AnnouncementItem({ item, headingLevel = 2 }: { item: Announcement; headingLevel?: 2 | 3 }) {
  const language = useAtomValue(languageAtom);
  const hydrated = useHydrated();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <li className={s.item}>
      <Card className={s.card}>
        <Heading className={s.title}>{item.title}</Heading>
        <p className={s.date}>{formatDateTime(item.createdAt, language, hydrated ? undefined : serverZone)}</p>
        <ServerHtml html={item.content} />
      </Card>
    </li>
  );
}
