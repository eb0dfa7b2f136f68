import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { onlineAtom } from '#src/platform/device/online.ts';
import { savesData } from '#src/platform/device/saves-data.ts';
import { followChanges } from '#src/state/site/follow-changes.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';

/**
 * Applies an operator's changes to the page without a reload, while it is visible and online, and no game runs over it. No
 * polling for a reader who saves data. Renders nothing.
 */
export function ChangeWatch() {
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const playing = useAtomValue(runningGameAtom) !== null;
  const awake = usePageVisible() && online && !playing && !savesData();
  useEffect(() => (awake ? followChanges(store) : undefined), [store, awake]);
  return null;
}
