import { BackButton } from '#src/components/kit/back-button.tsx';
import { useHighlightLabels } from '#src/components/games/highlight-labels.ts';
import { Logo } from '#src/components/site/logo.tsx';
import type { Banner } from '#src/contract/lobby/announcements.schema.ts';
import { bannerAutoplay } from '#src/contract/core/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { bannersOf } from '#src/state/lobby/announcements.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { signInBannersResource } from './sign-in-banners.resource.ts';
import s from './sign-in-scene.module.css';

/** Shown when no group has a banner. */
const defaultPicture = '/art/b/mare.svg';

/**
 * The pictures above the form: those of the first banner group that has any, as a slideshow where there are several [S2-009,
 * S2-010, S2-011], else a built-in picture. Logo and back button overlay them.
 */
export function SignInScene({ groups, brand }: { groups: readonly string[]; brand: string }) {
  const labels = useHighlightLabels();
  const language = useSettledLanguage();
  const { value, status } = useResource(signInBannersResource, { language });
  const banners = bannersOf(value, ...groups);
  const [only] = banners;
  // Empty while they load, so that a change of language shows no other picture in between.
  const picture = only?.url ?? (value || status === 'failed' ? defaultPicture : undefined);
  return (
    <div className={s.scene}>
      <div className={s.pictures}>
        {banners.length > 1 ? (
          <Carousel
            {...labels}
            className={s.carousel}
            autoplay={bannerAutoplay}
            slides={banners.map((banner) => ({ id: banner.id, content: <Picture banner={banner} /> }))}
          />
        ) : (
          picture && (
            <div className={s.slide}>
              <img src={picture} alt="" />
            </div>
          )
        )}
      </div>
      <BackButton className={s.back} />
      <div className={s.logo}>
        <Logo name={brand.toLowerCase()} />
      </div>
    </div>
  );
}

function Picture({ banner }: { banner: Banner }) {
  return (
    <div className={s.slide}>
      <img src={banner.url} alt={banner.title} draggable={false} />
    </div>
  );
}
