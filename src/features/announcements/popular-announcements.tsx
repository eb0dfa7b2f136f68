import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { AnnouncementItem } from '#src/components/games/announcements/announcement-item.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { popularAnnouncementsResource } from '#src/state/lobby/news.ts';
import s from './announcement-list.module.css';

/** The hot announcements under the list of the page [S1-393]; nothing while there are none. */
export function PopularAnnouncements() {
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
