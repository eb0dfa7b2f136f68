import { Link } from '@tanstack/react-router';
import type { Banner } from '#src/contract/lobby/announcements.schema.ts';
import { bannerAutoplay } from '#src/contract/core/limits.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { useHighlightLabels } from './highlight-labels.ts';
import { cx } from '#src/ui/class-names.ts';
import art from '#src/ui/art-scene.module.css';
import s from './banner-carousel.module.css';

/** Banners as scenes with live text, advancing every 5 s [S1-112]; each links to its linkage's target [S1-114]. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const labels = useHighlightLabels();
  if (banners.length === 0) return <div className={s.empty} aria-hidden="true" />;
  return (
    <div className={s.place}>
      <Carousel
        {...labels}
        autoplay={bannerAutoplay}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: <Hero banner={banner} first={index === 0} />,
        }))}
      />
    </div>
  );
}

const hero = cx(art.scene, s.hero);

function Hero({ banner, first }: { banner: Banner; first: boolean }) {
  const url = usePicture(banner.url);
  const picture = (
    <>
      <img src={url} alt="" fetchPriority={first ? 'high' : 'low'} loading={first ? 'eager' : 'lazy'} />
      <span className={s.text} data-slide-text>
        {banner.eyebrow && <span className={s.eyebrow}>{banner.eyebrow}</span>}
        <strong className={s.title}>{banner.title}</strong>
        {banner.text && <span className={s.line}>{banner.text}</span>}
        {banner.action && <span className={s.action}>{banner.action}</span>}
      </span>
    </>
  );
  const target = banner.linkage;
  if (!target) return <div className={hero}>{picture}</div>;
  if (/^https?:/.test(target)) {
    return (
      <a className={hero} href={target} target="_blank" rel="noopener noreferrer" draggable={false}>
        {picture}
      </a>
    );
  }
  return (
    <Link className={hero} to={target} draggable={false}>
      {picture}
    </Link>
  );
}
