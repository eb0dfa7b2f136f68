import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/links/back-to-games.tsx';
import { ResourceView, usePageRead } from '#src/components/resource-view.tsx';
import { ServerHtml } from '#src/components/server-html.tsx';
import type { Announcement, Announcements } from '#src/contract/announcements.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/language.ts';
import { Card } from '#src/ui/card.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './announcement-list.module.css';
import { announcementsResource } from './announcements.resource.ts';

/** The reader's own time zone is known in his browser alone; the same text must stand there first. */
const serverZone = 'America/Sao_Paulo';

type AnnouncementListProps = {
  types: 'B,PL,PU' | 'PR';
  pick: (value: Announcements) => Announcement[];
  emptyTitle: string;
  emptyScene: string;
};

/** Announcements under each other, newest first; links inside them follow the rules of S1-185 and S1-186. */
export function AnnouncementList({ types, pick, ...empty }: AnnouncementListProps) {
  const { t } = useLingui();
  const read = usePageRead(announcementsResource, { types, language: useAtomValue(languageAtom) });
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(value) => pick(value).length === 0}
        {...empty}
        emptyAction={<BackToGames />}
        skeleton={<AnnouncementsSkeleton label={t`Loading`} />}
      >
        {(value) => (
          <ul>
            {pick(value)
              .toSorted((a, b) => b.createdAt - a.createdAt)
              .map((item) => (
                <Item key={item.id} item={item} />
              ))}
          </ul>
        )}
      </ResourceView>
    </div>
  );
}

function Item({ item }: { item: Announcement }) {
  return (
    <li className={s.item}>
      <Card className={s.card}>
        <h2 className={s.title}>{item.title}</h2>
        <p className={s.date}>
          <Moment at={item.createdAt} />
        </p>
        <ServerHtml html={item.content} />
      </Card>
    </li>
  );
}

function Moment({ at }: { at: number }) {
  const language = useAtomValue(languageAtom);
  return formatDateTime(at, language, useHydrated() ? undefined : serverZone);
}

function AnnouncementsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3].map((line) => (
        <Card key={line} className={s.card}>
          <Skeleton line />
          <Skeleton short />
        </Card>
      ))}
    </div>
  );
}
