import { useLingui } from '@lingui/react/macro';
import { BannerCarousel } from '#src/components/banner-carousel.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { bannersOf, homeAnnouncementsResource } from '#src/state/announcements.ts';
import { useSettledLanguage } from '#src/state/language.ts';

/** The banners of the group m_home [S1-111]. */
export function HomeBanners() {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value } = useResource(homeAnnouncementsResource, { language });
  return <BannerCarousel label={t`Highlights`} banners={bannersOf(value?.banners, 'm_home')} />;
}
