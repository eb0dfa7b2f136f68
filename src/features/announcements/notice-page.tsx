import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { AnnouncementItem } from '#src/components/announcement-item.tsx';
import { BackToGames } from '#src/components/links/back-to-games.tsx';
import { ResourceView, usePageRead } from '#src/components/resource-view.tsx';
import type { Announcements } from '#src/contract/announcements.ts';
import { languageAtom } from '#src/state/language.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { announcementsResource } from './announcements.resource.ts';
import s from './notice-page.module.css';

const listed = ({ playerNotices, popup }: Announcements) =>
  [...playerNotices, ...popup].toSorted((a, b) => b.createdAt - a.createdAt);

/** /m/notice: the announcements of the types B, PL and PU [S1-070, S1-377], newest first. */
export function NoticePage() {
  const { t } = useLingui();
  const read = usePageRead(announcementsResource, { language: useAtomValue(languageAtom) });
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(value) => listed(value).length === 0}
        emptyTitle={t`No announcement`}
        emptyScene="ancora"
        emptyAction={<BackToGames />}
        skeleton={<NoticesSkeleton label={t`Loading`} />}
      >
        {(value) => (
          <ul>
            {listed(value).map((item) => (
              <AnnouncementItem key={item.id} item={item} />
            ))}
          </ul>
        )}
      </ResourceView>
    </div>
  );
}

function NoticesSkeleton({ label }: { label: string }) {
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
