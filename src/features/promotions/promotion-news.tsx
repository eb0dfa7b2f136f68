import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { AnnouncementItem } from '#src/components/games/announcements/announcement-item.tsx';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { languageAtom } from '#src/state/app/language.ts';
import { promotionNewsResource } from './promotions.resource.ts';
import s from './promotions-page.module.css';

/** The announcements about promotions [S1-258]; empty without any. */
export function PromotionNews() {
  const { value } = useRead(promotionNewsResource, { language: useAtomValue(languageAtom) });
  if (!value || value.length === 0) return null;
  return (
    <section className={s.news}>
      <h2>
        <Trans>News</Trans>
      </h2>
      <ul>
        {value
          .toSorted((a, b) => b.createdAt - a.createdAt)
          .map((item) => (
            <AnnouncementItem key={item.id} item={item} headingLevel={3} />
          ))}
      </ul>
    </section>
  );
}
