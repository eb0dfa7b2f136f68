import { useAtomValue } from 'jotai';
import { usePageRead } from '#src/components/kit/resource-view.tsx';
import { announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { PopularAnnouncements } from './popular-announcements.tsx';

/** /m/notice: the announcements of the types B, PL and PU [S1-070, S1-377], and the popular ones. */
export const NoticePage = () => (
  <AnnouncementList
    read={usePageRead(announcementsResource, { language: useAtomValue(languageAtom) })}
    pick={({ playerNotices, popup }) => [...playerNotices, ...popup]}
  >
    <PopularAnnouncements />
  </AnnouncementList>
);
