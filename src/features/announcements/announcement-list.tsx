import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnnouncementItem } from '#src/components/games/announcements/announcement-item.tsx';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { type Read, ResourceView } from '#src/components/kit/resource-view.tsx';
import type { Announcement, Announcements } from '#src/contract/lobby/announcements.schema.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './announcement-list.module.css';

type AnnouncementListProps = {
  read: Read<Announcements>;
  pick: (value: Announcements) => Announcement[];
  /** Below the list. */
  children?: ReactNode;
};

/** A list of announcements, newest first, with a dot at each unread one. */
export function AnnouncementList({ read, pick, children }: AnnouncementListProps) {
  const { t } = useLingui();
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(value) => pick(value).length === 0}
        emptyTitle={t`No announcement`}
        emptyScene="ancora"
        emptyAction={<BackToGames />}
        skeleton={<AnnouncementsSkeleton label={t`Loading`} />}
      >
        {(value) => (
          <ul>
            {pick(value)
              .toSorted((a, b) => b.createdAt - a.createdAt)
              .map((item) => (
                <AnnouncementItem key={item.id} item={item} marks />
              ))}
          </ul>
        )}
      </ResourceView>
      {children}
    </div>
  );
}

function AnnouncementsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3].map((line) => (
        <Card key={line} className={s.coming}>
          <Skeleton line />
          <Skeleton short />
        </Card>
      ))}
    </div>
  );
}
