import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { followForeignNodes } from '#src/platform/device/foreign-nodes.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { BackWatch } from './back-watch.ts';
import { ChangeWatch } from './change-watch.tsx';
import { BrokenPictures } from './broken-pictures.ts';
import { ForcedColors } from './forced-colors.ts';
import { InterruptedGame } from './interrupted-game.ts';
import { PendingLogout } from './pending-logout.ts';
import { PageFade } from './page-fade.ts';
import { PageTitle } from './page-title.ts';
import { PressFeedback } from './press-feedback.ts';
import { RevealFocus } from './reveal-focus.ts';
import { SessionEnded } from './session-ended.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** What stands around every page and is seldom seen, in one piece of code that comes once the page lives. */
export function PageWatch({ path }: { path: string }) {
  const member = useAtomValue(memberAtom);
  useEffect(followForeignNodes, []);
  return (
    <>
      <PageTitle />
      <BrokenPictures />
      <ForcedColors />
      <BackWatch />
      <InterruptedGame />
      <PageFade path={path} />
      <RevealFocus />
      <PressFeedback />
      <SessionEnded />
      <UpdateNotice />
      <ChangeWatch />
      {!member && <PendingLogout />}
    </>
  );
}
