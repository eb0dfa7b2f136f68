import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { usePromptQueue } from '#src/components/kit/use-prompt-queue.ts';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { popupDelay } from '#src/contract/core/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';

const PopupSheet = lazyPart(() => import('./popup-sheet.tsx'), 'PopupSheet');

type Shown = { audience: 'visitor' | 'member'; items: readonly Announcement[]; open: boolean };

/**
 * The announcement popup of home: evaluated 500 ms after it is mounted and after each change of the list [S1-286], for the
 * reader's audience, when nothing else interrupts. Its code is loaded when there is something to show.
 */
export function AnnouncementPopup() {
  const store = useStore();
  const language = useSettledLanguage();
  const { value } = useResource(homeAnnouncementsResource, { language });
  const session = useAtomValue(sessionAtom);
  const playing = useAtomValue(runningGameAtom) !== null;
  const [shown, setShown] = useState<Shown>();
  const list = value?.popup;
  const member = session.status === 'member' ? session.member : null;
  const audience = member ? 'member' : 'visitor';
  const name = member?.userName;
  const firstLogin = member?.firstTimeLogin ?? false;
  const ready = session.status !== 'restoring' && !playing;

  useEffect(() => {
    if (!ready || !list?.length) return undefined;
    let wanted = true;
    const timer = setTimeout(async () => {
      const [{ evaluatePopup, popupItems, slidesOf }, { runtimeOf }] = await Promise.all([
        import('#src/state/app/popup-state.ts'),
        import('#src/state/identity/session-runtime.ts'),
      ]);
      // No welcome for a member who has just logged out.
      if (audience === 'visitor' && runtimeOf(store).epoch > 0) return;
      const items = popupItems(list, audience, firstLogin);
      const open = wanted && (await evaluatePopup(audience, items, language));
      if (wanted) setShown(open ? { audience, items: slidesOf(items, firstLogin), open } : undefined);
    }, popupDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [store, list, audience, name, firstLogin, language, ready]);

  // A popup that opened while a game was loading waits until the game ends.
  const turn = usePromptQueue(shown?.open === true && shown.audience === audience && !playing);

  if (!shown || shown.audience !== audience) return null;
  const close = () => {
    setShown({ ...shown, open: false });
    void import('#src/state/app/popup-state.ts').then(({ closePopup }) => closePopup(shown.audience));
  };
  return (
    <Suspense fallback={null}>
      <PopupSheet open={turn} items={shown.items} onClose={close} />
    </Suspense>
  );
}
