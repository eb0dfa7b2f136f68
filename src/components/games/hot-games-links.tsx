import { Trans, useLingui } from '@lingui/react/macro';
import { footerHotGames } from '#src/contract/core/limits.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import s from './hot-games-links.module.css';
import { gameItem } from './launchable.ts';
import { useLaunch } from './use-launch.ts';

/** Up to four hot games by name, to launch from a footer [S1-130]; renders nothing if there are none. */
export function HotGamesLinks({ games }: { games: readonly Game[] | undefined }) {
  const { t } = useLingui();
  const launch = useLaunch();
  if (!games?.length) return null;
  return (
    <nav aria-label={t`Most played`} className={s.hot}>
      <h2 className={s.heading}>
        <Trans>Most played</Trans>
      </h2>
      <ul className={s.games}>
        {games.slice(0, footerHotGames).map((game) => (
          <li key={game.nodeId}>
            <button type="button" onClick={() => launch(gameItem(game))}>
              {game.displayName}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
