import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { usePageRead } from '#src/components/kit/resource-view.tsx';
import { announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { AnnouncementItem } from '#src/components/games/announcements/announcement-item.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { popularAnnouncementsResource } from '#src/state/lobby/news.ts';
import { AnnouncementList } from './announcement-list.tsx';
import s from './announcement-list.module.css';

/** The hot announcements under the list of the page [S1-393]; nothing while there are none. */
function PopularAnnouncements() {
  const { value } = useResource(popularAnnouncementsResource, { language: useAtomValue(languageAtom) });
  if (!value?.length) return null;
  return (
    <section className={s.popular}>
      <h2>
        <Trans>Popular announcements</Trans>
      </h2>
      <ul>
        {value.map((item) => (
          <AnnouncementItem key={item.id} item={item} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}

/** /m/notice: the announcements of the types B, PL and PU [S1-070, S1-377], and the popular ones. */
export const NoticePage = () => (
  <AnnouncementList
    read={usePageRead(announcementsResource, { language: useAtomValue(languageAtom) })}
    pick={({ playerNotices, popup }) => [...playerNotices, ...popup]}
  >
    <PopularAnnouncements />
  </AnnouncementList>
);
