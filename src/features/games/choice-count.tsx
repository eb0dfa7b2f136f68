import { Plural } from '@lingui/react/macro';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { gameListResource } from '#src/state/lobby/game-list.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { pagedParams, type WantedGames } from './game-list-view.ts';
import { isMixed } from './games-of-tab.ts';

/** How many games a choice leaves, before it is applied; nothing where the answer has other games among them. */
export function ChoiceCount({ wanted }: { wanted: WantedGames }) {
  const read = useRead(gameListResource, pagedParams(wanted, useSettledLanguage()), { onDemand: true });
  const count = isMixed(wanted) ? undefined : read.value?.totalCount;
  return (
    <span className="num" role="status">
      {count === undefined ? '\u00a0' : <Plural value={count} _0="No games" one="# game" other="# games" />}
    </span>
  );
}
