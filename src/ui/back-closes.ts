import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Back closes overlays (docs/decisions/076-back-closes-what-lies-over-the-page.md): each open overlay has a history entry, hidden
 * from the router. It has the page's address and state, and the number of overlays.
 */
const field = 'overlays';
/** Timeout of a history step, after which it is assumed to have had no effect; ms. */
const timeout = 3000;

/** The close functions of the overlays, the topmost last. */
const overlays: (() => void)[] = [];
/** Queued steps of the app, which start on the page's own entry. */
const waiting: (() => void)[] = [];
/** The router's history. */
let pages: RouterHistory | undefined;
/** Number of overlay entries between the page's own and the browser's current one. */
let depth = 0;
/** Timer of a pending step of ours. */
let stepping: ReturnType<typeof setTimeout> | undefined;

const readState = () => history.state as Record<string, unknown> | null;
const readDepth = (): number => Number(readState()?.[field] ?? 0);
const isShown = (): boolean => readState()?.['__TSR_key'] === pages?.location.state.__TSR_key;

/**
 * Lets back close an overlay while it is open: `close` is called, and may refuse. Returns the function to call when it is closed.
 */
export function coverPage(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(settle);
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** Aligns the history's entries with the open overlays; queued steps of the app wait until no overlay entry is left. */
function settle(): void {
  if (!pages || stepping !== undefined) return;
  depth = readDepth();
  const wanted = waiting.length > 0 ? 0 : overlays.length;
  if (depth > wanted) return step(wanted - depth);
  if (waiting.length > 0) return waiting.splice(0).forEach((move) => move());
  if (depth === wanted) return;
  pages.flush();
  // Not the window's own methods, which the router has patched: nothing changes for the router.
  const { pushState, replaceState } = History.prototype;
  try {
    // An entry that the router did not create, of a link within the page, has no state.
    if (!isShown()) replaceState.call(history, pages.location.state, '');
    while (depth < wanted) pushState.call(history, { ...readState(), [field]: (depth += 1) }, '');
  } catch {
    // Safari permits a hundred entries in half a minute: beyond that, back leaves the page, as without an entry.
    depth = readDepth();
  }
}

function step(by: number): void {
  stepping = setTimeout(() => {
    // There is no such entry, as in a tab restored with only its last one: then this is the page's own.
    History.prototype.replaceState.call(history, { ...readState(), [field]: 0 }, '');
    arrive();
  }, timeout);
  history.go(by);
}

function arrive(): void {
  stepping = undefined;
  settle();
}

function onPop(): void {
  const before = depth;
  depth = readDepth();
  if (stepping !== undefined) {
    clearTimeout(stepping);
    // The router has read the browser's current entry by then.
    stepping = setTimeout(arrive);
  } else if (depth < before) {
    const closed = overlays.slice(depth);
    while (closed.length > 0) closed.pop()?.();
    // An overlay that refused gets its entry back.
    setTimeout(settle);
  } else if (depth > overlays.length) {
    // Forward, or a reload: the overlay does not exist any more.
    step(overlays.length - depth);
  }
}

type Watched = { history: RouterHistory; subscribe: AnyRouter['subscribe'] };

/**
 * Starts to watch a router's history, whose own steps wait until the browser is on the page's entry; returns the function that
 * stops.
 */
export function watchBack({ history: watched, subscribe }: Watched): () => void {
  const { push, replace, go, back, notify } = watched;
  const inTurn =
    <Given extends unknown[]>(move: (...given: Given) => void) =>
    (...given: Given) => {
      if (readDepth() === 0 && stepping === undefined) return move(...given);
      waiting.push(() => move(...given));
      settle();
    };
  Object.assign(watched, { push: inTurn(push), replace: inTurn(replace), go: inTurn(go), back: inTurn(back) });
  // Called only for steps of the browser.
  watched.notify = (action) => {
    if (!isShown()) notify(action);
  };
  pages = watched;
  addEventListener('popstate', onPop);
  // Overlays still open over the next page get their entries there.
  const stop = subscribe('onRendered', () => settle());
  settle();
  return () => {
    Object.assign(watched, { push, replace, go, back, notify });
    pages = undefined;
    removeEventListener('popstate', onPop);
    stop();
  };
}
