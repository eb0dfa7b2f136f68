import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { noFilters } from './no-filters.ts';
import type { GameListView } from './use-game-list.ts';

/** Takes off everything that narrows the list; nothing where that is the tab alone. */
export function WithoutFilters({ view: { search, change } }: { view: GameListView }) {
  const { q, vassalage, show, bet } = search;
  if (!q && !vassalage && !show && !bet) return null;
  return (
    <Button variant="soft" onClick={() => change(noFilters)}>
      <Trans>Show all games</Trans>
    </Button>
  );
}

/** To games that others play. */
export function ToPopular() {
  return (
    <Link to="/m/gameList" search={{ gameType: 'HOT' }} className={buttonClass({ variant: 'soft' })}>
      <Trans>See the popular games</Trans>
    </Link>
  );
}
