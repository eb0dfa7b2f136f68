import { useLingui } from '@lingui/react/macro';
import { GamesGrid } from './games-grid.tsx';
import { Section } from './section.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { homeHotGames, hottestGamesResource } from '#src/state/hot-games.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';

/** The block titled popular [S1-143]; nothing at all when there are no hot games [S1-145]. */
export function HotGames() {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value, status, at } = useResource(hottestGamesResource, { language });
  if (value?.length === 0 || (!value && status === 'failed')) return null;
  const title = t`Popular`;
  return (
    <Section title={title} more={{ to: '/m/gameList', search: { gameType: 'HOT' } }} at={at}>
      {value ? (
        <GamesGrid label={title} games={value} eager={3} />
      ) : (
        <TileGridSkeleton count={homeHotGames} label={t`Loading`} />
      )}
    </Section>
  );
}
