import { BannerCarousel } from '#src/components/games/banner-carousel.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { bannersOf, homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';

/** The banners of the group m_home [S1-111]. */
export function HomeBanners() {
  const language = useSettledLanguage();
  const { value } = useResource(homeAnnouncementsResource, { language });
  return <BannerCarousel banners={bannersOf(value?.banners, 'm_home')} />;
}
