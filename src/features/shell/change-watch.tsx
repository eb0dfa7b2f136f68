import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { onlineAtom } from '#src/platform/device/online.ts';
import { savesData } from '#src/platform/device/saves-data.ts';
import { followChanges } from '#src/state/site/follow-changes.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';

/**
 * Lets what an operator changes reach the page without a reload, while it is looked at, has a network, and no game runs over it. A reader
 * who saves data is not asked for. Shows nothing in its place.
 */
export function ChangeWatch() {
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const playing = useAtomValue(runningGameAtom) !== null;
  const awake = usePageVisible() && online && !playing && !savesData();
  useEffect(() => (awake ? followChanges(store) : undefined), [store, awake]);
  return null;
}
