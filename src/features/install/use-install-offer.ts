import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { deviceOf } from '#src/platform/device/user-agent.ts';
import { installStateAtom } from '#src/platform/device/install-prompt.ts';
import { askToPersist } from '#src/platform/storage/storage.ts';
import { takePromptAtom } from '#src/state/lobby/prompt-guard.ts';
import { downloadPopupAtom, offersAppAtom } from '#src/state/site/downloads.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { mayOffer, recordVisit, storedOffer } from './install-offer.ts';

/** Idle time after which the visitor is not interrupted; ms. */
const quietTime = 4000;

/**
 * Opens the download popup once per page load, at a suitable moment: home has been visible for a while, this is not the first
 * visit or a game has just been played, no overlay is open, the app can be installed here, and there is no recent refusal.
 * Returns whether it did. After an installation the browser is asked for persistent storage.
 */
export function useInstallOffer(): boolean {
  const store = useStore();
  const allowed = useAtomValue(offersAppAtom);
  const installState = useAtomValue(installStateAtom);
  const game = useAtomValue(runningGameAtom);
  const setOpen = useSetAtom(downloadPopupAtom);
  const [offered, setOffered] = useState(false);
  const startedAt = useRef(0);
  const [played, setPlayed] = useState(0);
  const [possible] = useState(() => {
    const { system, safari } = deviceOf(navigator);
    return system === 'ios' && safari;
  });
  const ready = allowed && (installState === 'ready' || possible);

  useEffect(() => {
    if (game) startedAt.current = game.askedAt;
    else if (startedAt.current > 0) setPlayed(Date.now() - startedAt.current);
  }, [game]);

  useEffect(() => {
    if (installState === 'done') void askToPersist();
  }, [installState]);

  useEffect(() => {
    if (!ready || offered || game) return;
    let left = false;
    const timer = setTimeout(async () => {
      const now = Date.now();
      const known = await storedOffer.update((old) => recordVisit(old, now));
      if (left || !mayOffer(known, played, now) || !store.set(takePromptAtom)) return;
      setOffered(true);
      setOpen(true);
    }, quietTime);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [store, ready, offered, game, played, setOpen]);
  return offered;
}
