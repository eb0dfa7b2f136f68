import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { Section } from '#src/components/kit/section.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { hotNewsResource } from '#src/state/lobby/hot-news.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadMore } from '#src/ui/use-load-more.ts';
import s from './hot-news.module.css';
import { commandVideo, videoAddress } from './video-address.ts';
import { VideoSlide } from './video-slide.tsx';

const NewsTexts = lazyPart(() => import('#src/components/games/lobby-news/news-texts.tsx'), 'NewsTexts');

/** Reserves the height of the texts, so that the footer below does not move. */
const waiting = <div className={s.coming} />;

/** Hot News, loaded when it scrolls near: most visits never reach it. */
export function HotNews() {
  const [near, setNear] = useState(false);
  const place = useLoadMore(!near, () => setNear(true));
  return near ? <Videos /> : <div ref={place} />;
}

/** Videos in a carousel with two arrows and no swipe [S1-152, S1-154], and the news as texts; nothing without videos [S1-153]. */
function Videos() {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value, status } = useResource(hotNewsResource, { language }, { onDemand: true });
  const [index, setIndex] = useState(0);
  const slides = useRef<HTMLDivElement>(null);
  const videos = (value ?? []).flatMap((banner) => {
    const address = videoAddress(banner.linkage);
    return address ? [{ banner, address }] : [];
  });
  const count = videos.length;
  // Reserves the height, so that the footer below does not move when the videos load.
  if (!value && status !== 'failed')
    return (
      <Section title={t`Hot news`}>
        <Skeleton className={s.video} />
        <div className={s.bar} />
        {waiting}
      </Section>
    );
  if (count === 0) return null;
  const here = Math.min(index, count - 1);
  const step = (by: number) => {
    for (const frame of slides.current?.querySelectorAll('iframe') ?? []) commandVideo(frame, 'pauseVideo');
    setIndex((here + by + count) % count);
  };
  return (
    <Section title={t`Hot news`} more={{ to: '/m/notice' }}>
      <div ref={slides}>
        {videos.map(({ banner, address }, place) => (
          <div key={banner.id} role="group" aria-label={t`${place + 1} of ${count}`} hidden={place !== here}>
            <VideoSlide banner={banner} address={address} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={s.bar}>
          <span className={s.position} aria-live="polite">
            {t`${here + 1} of ${count}`}
          </span>
          <IconButton label={t`Previous video`} onClick={() => step(-1)}>
            <ChevronLeft size={20} />
          </IconButton>
          <IconButton label={t`Next video`} onClick={() => step(1)}>
            <ChevronRight size={20} />
          </IconButton>
        </div>
      )}
      <Suspense fallback={waiting}>
        <NewsTexts waiting={waiting} />
      </Suspense>
    </Section>
  );
}
