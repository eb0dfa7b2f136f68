import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Back closes what lies over the page (docs/decisions/076-back-closes-what-lies-over-the-page.md): each overlay that is open has an
 * entry of the history, which the router does not see. It has the page's address and state, and says how many overlays there are.
 */
const field = 'overlays';
/** A step of the browser that is not answered within this time has led nowhere; ms. */
const timeout = 3000;

/** How each overlay is closed, the topmost last. */
const overlays: (() => void)[] = [];
/** Steps of the app, which begin on the page's own entry. */
const waiting: (() => void)[] = [];
/** The history of the router, as it is watched. */
let pages: RouterHistory | undefined;
/** How many entries of overlays lie between the page's own and where the browser stands. */
let depth = 0;
/** Runs while a step of ours is under way. */
let stepping: ReturnType<typeof setTimeout> | undefined;

const readState = () => history.state as Record<string, unknown> | null;
const readDepth = (): number => Number(readState()?.[field] ?? 0);
const isShown = (): boolean => readState()?.['__TSR_key'] === pages?.location.state.__TSR_key;

/** Lets back close an overlay as long as it is open: `close` is asked to, and may refuse. Answers what to call when it is closed. */
export function coverPage(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(settle);
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** Brings the entries in line with what is open; what the app wants to do waits until none of ours is left. */
function settle(): void {
  if (!pages || stepping !== undefined) return;
  depth = readDepth();
  const wanted = waiting.length > 0 ? 0 : overlays.length;
  if (depth > wanted) return step(wanted - depth);
  if (waiting.length > 0) return waiting.splice(0).forEach((move) => move());
  if (depth === wanted) return;
  pages.flush();
  // Not the window's own methods, which the router has made its own: nothing changes for it.
  const { pushState, replaceState } = History.prototype;
  try {
    // An entry that the router did not make, of a link within the page, has no state of its own.
    if (!isShown()) replaceState.call(history, pages.location.state, '');
    while (depth < wanted) pushState.call(history, { ...readState(), [field]: (depth += 1) }, '');
  } catch {
    // Safari takes a hundred entries in half a minute: back leaves the page then, as it does without one.
    depth = readDepth();
  }
}

function step(by: number): void {
  stepping = setTimeout(() => {
    // There is no such entry, as in a tab that was restored with its last one alone: this is the page's own then.
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
    // The router has read where the browser stands by then.
    stepping = setTimeout(arrive);
  } else if (depth < before) {
    const closed = overlays.slice(depth);
    while (closed.length > 0) closed.pop()?.();
    // One that has refused gets its entry back.
    setTimeout(settle);
  } else if (depth > overlays.length) {
    // Forward, or by a reload: what lay over the page is not there any more.
    step(overlays.length - depth);
  }
}

type Watched = { history: RouterHistory; subscribe: AnyRouter['subscribe'] };

/** Begins to watch the history of a router, whose own steps wait until the browser stands on the page's entry; answers how to stop. */
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
  // Called for steps of the browser alone.
  watched.notify = (action) => {
    if (!isShown()) notify(action);
  };
  pages = watched;
  addEventListener('popstate', onPop);
  // What is still open over the next page has its entry there.
  const stop = subscribe('onRendered', () => settle());
  settle();
  return () => {
    Object.assign(watched, { push, replace, go, back, notify });
    pages = undefined;
    removeEventListener('popstate', onPop);
    stop();
  };
}
