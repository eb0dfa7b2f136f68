import { useLingui } from '@lingui/react/macro';
import { GamesGrid } from '#src/components/games/games-grid.tsx';
import { Section } from '#src/components/kit/section.tsx';
import { VendorGrid } from '#src/components/games/vendor-grid.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { LobbyCategories } from './lobby-categories.tsx';
import { LobbyLinks } from './lobby-links.tsx';
import s from './lobby.module.css';
import { useNavigate } from '@tanstack/react-router';
import { GameSearch } from '#src/components/games/search/game-search.tsx';

/** A search that suggests games, and opens the list of slots with the typed text. */
function SlotSearch() {
  const navigate = useNavigate();
  return (
    <div className={s.search}>
      <GameSearch onSearch={(q) => void navigate({ to: '/m/gameList', search: { gameType: 'RNG', q } })} />
    </div>
  );
}

/** /m/slotsCenter: the search among the slots, the hottest of them, and all their vendors [S1-056]. */
export function SlotsPage() {
  const { t } = useLingui();
  const providers = t`Providers`;
  return (
    <div className={s.slots}>
      <SlotSearch />
      <LobbyLinks but="/m/slotsCenter" />
      <HotSlots />
      <LobbyCategories>
        {(categories) => (
          <Section title={providers} more={{ to: '/m/gameList', search: { gameType: 'RNG' } }}>
            <VendorGrid
              label={providers}
              category="RNG"
              vendors={categories.find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? []}
            />
          </Section>
        )}
      </LobbyCategories>
    </div>
  );
}

/** The slots among the hottest games; empty without any. */
function HotSlots() {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value = [], at } = useResource(hottestGamesResource, { language });
  const slots = value.filter(({ gameType }) => gameType === 'RNG');
  if (slots.length === 0) return null;
  const title = t`Popular`;
  return (
    <Section title={title} more={{ to: '/m/gameList', search: { gameType: 'RNG', show: 'hot' } }} at={at}>
      <GamesGrid label={title} games={slots} eager={3} />
    </Section>
  );
}
