import { useNavigate } from '@tanstack/react-router';
import { GameSearch } from '#src/components/games/search/game-search.tsx';
import s from './home-search.module.css';

/** The search over all games, whose results are the list's; without a selector of vendors on home [S1-165]. */
export function HomeSearch() {
  const navigate = useNavigate();
  return (
    <div className={s.search}>
      <GameSearch onSearch={(q) => q && void navigate({ to: '/m/gameList', search: { gameType: 'HOT', q } })} />
    </div>
  );
}
