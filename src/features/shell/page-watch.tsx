import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { followForeignNodes } from '#src/platform/device/foreign-nodes.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { ChangeWatch } from './change-watch.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useRouter } from '@tanstack/react-router';
import { watchBack } from '#src/ui/back-closes.ts';
import { coverBrokenPictures } from '#src/ui/broken-pictures.ts';
import { mediaMatches, onMediaChange } from '#src/ui/media-query.ts';
import { interruptedGame, runningGameAtom } from '#src/state/lobby/running-game.ts';
import { usePageFade, watchBackSwipe } from '#src/ui/page-transition.ts';
import { useLingui } from '@lingui/react';
import { usePage } from '#src/components/kit/page.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { sendPendingLogout } from '#src/state/identity/pending-logout.ts';
import { codeMissingAtom } from '#src/state/app/missing-code.ts';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import { updateAtom } from '#src/state/app/updates.ts';
import { UpdateBar } from './update-bar.tsx';
import { watchPresses } from '#src/ui/press.ts';

/** Answers fingers on whatever is like a button; shows nothing itself. */
export function PressFeedback() {
  useEffect(() => watchPresses(document), []);
  return null;
}

/**
 * Offers a new version, once for each, and not while the reader types or plays: it would only be in the way. What can
 * be had no more without a reload is offered even then. The card comes with this code: when code is missing, it could not be
 * fetched any more.
 */
function UpdateNotice() {
  const build = useAtomValue(updateAtom);
  const busy = useAtomValue(unsavedWorkAtom);
  const missing = useAtomValue(codeMissingAtom);
  const [refused, setRefused] = useState<string>();
  const reason = missing ? 'missing' : 'update';
  const offered = missing ? 'missing' : busy ? null : build;
  if (offered === null || offered === refused) return null;
  return <UpdateBar key={offered} reason={reason} onLater={() => setRefused(offered)} />;
}

const reveal = ({ target }: FocusEvent) => {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * Brings what the keyboard moves to wholly into view: browsers leave the last entry of a strip that scrolls sideways half
 * hidden (WCAG 2.4.11). Shows nothing itself.
 */
function RevealFocus() {
  useEffect(() => {
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
  return null;
}

/**
 * Tells the gateway of a logout that it has not heard of: at the start of a visit, when the network is back, and when the page
 * is looked at again. Shows nothing in its place; stands while nobody is signed in.
 */
function PendingLogout() {
  useEffect(() => {
    const pay = () => void sendPendingLogout();
    pay();
    return onReconnect(pay);
  }, []);
  return null;
}

/** Keeps the document's title: page · brand. Shows nothing. */
function PageTitle() {
  const { i18n } = useLingui();
  const name = i18n._(usePage().title);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  useEffect(() => {
    document.title = `${name} · ${brand}`;
  }, [name, brand]);
  return null;
}

/** Fades each page in [S1-108], but not after a back swipe [S1-109]. Shows nothing itself. */
function PageFade({ path }: { path: string }) {
  usePageFade(path, () => document.getElementById('content'));
  useEffect(() => watchBackSwipe(), []);
  return null;
}

/**
 * Leaves the entry of a game that does not run, because the page was reloaded in it or somebody went forward to it: one step
 * below it is the same page without a game, and from there back leads on. What it says of the session is kept for the next launch.
 */
function InterruptedGame() {
  const { history } = useRouter();
  const store = useStore();
  useEffect(() => {
    const { game } = history.location.state;
    if (!store.get(runningGameAtom)) interruptedGame.played = game;
    const leave = () => {
      if (history.location.state.game && !store.get(runningGameAtom)) history.back({ ignoreBlocker: true });
    };
    leave();
    return history.subscribe(leave);
  }, [history, store]);
  return null;
}

const query = '(forced-colors: active)';

/** Fetches what the page looks like in the system's own colours, for the few whose system asks for that. */
function ForcedColors() {
  useEffect(() => {
    const load = () => void (mediaMatches(query) && import('#src/ui/forced-colors.css').catch(() => undefined));
    load();
    return onMediaChange(query, load);
  }, []);
  return null;
}

/** Covers pictures that do not come; shows nothing itself. */
function BrokenPictures() {
  useEffect(() => coverBrokenPictures(document), []);
  return null;
}

/** Lets back close what lies over any page, and leaves the entry of what a reload has closed. */
function BackWatch() {
  const router = useRouter();
  useEffect(() => watchBack(router), [router]);
  return null;
}

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
