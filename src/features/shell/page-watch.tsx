import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { hasController } from '#src/platform/base/browser-parts.ts';
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
import { statusAtom, brandAtom } from '#src/state/site/site.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { sendPendingLogout } from '#src/state/identity/pending-logout.ts';
import { codeMissingAtom } from '#src/state/app/missing-code.ts';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import { updateAtom } from '#src/state/app/updates.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { UpdateBar } from './update-bar.tsx';
import { watchPresses } from '#src/ui/press.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const PagesAhead = lazyPart(() => import('./pages-ahead.tsx'), 'PagesAhead');
const IdleWatch = lazyPart(() => import('./idle-watch.tsx'), 'IdleWatch');

/** Adds a touch response to elements that act like buttons; renders nothing. */
export function PressFeedback() {
  useEffect(() => watchPresses(document), []);
  return null;
}

/**
 * Offers a new version, once for each, and not while the reader types or plays, so as not to interrupt. If content can no longer
 * be loaded without a reload, it is offered even then. The card is part of this chunk: when chunks are missing, it could not be
 * loaded any more.
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

const content = () => document.getElementById('content');

const reveal = ({ target }: FocusEvent) => {
  if (!(target instanceof Element) || target === content() || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * Scrolls the element focused by keyboard completely into view: browsers leave the last entry of a horizontal strip half hidden
 * (WCAG 2.4.11). Renders nothing.
 */
function RevealFocus() {
  useEffect(() => {
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
  return null;
}

/**
 * Sends a logout that the gateway has not received: at the start of a visit, when the network is back, and when the page becomes
 * visible again. Renders nothing; mounted while signed out.
 */
function PendingLogout() {
  useEffect(() => {
    const pay = () => void sendPendingLogout();
    pay();
    return onReconnect(pay);
  }, []);
  return null;
}

/** Keeps the document's title: page · brand. Renders nothing. */
function PageTitle() {
  const { i18n } = useLingui();
  const name = i18n._(usePage().title);
  const brand = useAtomValue(brandAtom);
  useEffect(() => {
    document.title = `${name} · ${brand}`;
  }, [name, brand]);
  return null;
}

/** Fades each page in [S1-108], but not after a back swipe [S1-109]. Renders nothing. */
function PageFade({ path }: { path: string }) {
  usePageFade(path, content);
  useEffect(() => watchBackSwipe(), []);
  return null;
}

/**
 * Leaves the history entry of a game that is not running, after a reload or a forward navigation: the entry below is the same
 * page without a game, and back works normally from there. Its session data is kept for the next launch.
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

/** Loads the styles for forced colours, for the few systems that use them. */
function ForcedColors() {
  useEffect(() => {
    const load = () => void (mediaMatches(query) && import('#src/ui/forced-colors.css').catch(() => undefined));
    load();
    return onMediaChange(query, load);
  }, []);
  return null;
}

/** Replaces pictures that fail to load; renders nothing. */
function BrokenPictures() {
  useEffect(() => coverBrokenPictures(document), []);
  return null;
}

/** Lets back close any overlay, and leaves the entry of an overlay closed by a reload. */
function BackWatch() {
  const router = useRouter();
  useEffect(() => watchBack(router), [router]);
  return null;
}

/** Rarely visible parts of every page, in one chunk that is loaded after hydration. */
export function PageWatch({ path }: { path: string }) {
  const member = useAtomValue(memberAtom);
  const idleMinutes = useAtomValue(statusAtom)?.info.idleMinutes;
  // Hydration would look for the boundaries in the server's document, which has none.
  const hydrated = useHydrated();
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
      {hydrated && hasController() && (
        <Suspense fallback={null}>
          <PagesAhead />
        </Suspense>
      )}
      {!member && <PendingLogout />}
      {hydrated && member && idleMinutes !== undefined && (
        <Suspense fallback={null}>
          <IdleWatch minutes={idleMinutes} />
        </Suspense>
      )}
    </>
  );
}
