import { useNavigate } from '@tanstack/react-router';
import { GameSearch } from '#src/components/games/search/game-search.tsx';
import s from './lobby.module.css';

/** A search that suggests games, and opens the list of slots with what was typed. */
export function SlotSearch() {
  const navigate = useNavigate();
  return (
    <div className={s.search}>
      <GameSearch onSearch={(q) => void navigate({ to: '/m/gameList', search: { gameType: 'RNG', q } })} />
    </div>
  );
}
