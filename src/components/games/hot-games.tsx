import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GamesGrid } from './games-grid.tsx';
import { Section } from '#src/components/kit/section.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { homeHotGames, hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { TileGridSkeleton } from '#src/ui/skeleton.tsx';

/** The block titled popular [S1-143]; if there are no hot games, it is omitted [S1-145] and the fallback is rendered. */
export function HotGames({ otherwise }: { otherwise?: ReactNode }) {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value, status, at } = useResource(hottestGamesResource, { language });
  if (value?.length === 0 || (!value && status === 'failed')) return otherwise;
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
