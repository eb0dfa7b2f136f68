import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/** How long a page fades in, in ms [S1-108]. The browser's view transitions take it from base.css. */
export const PAGE_FADE_MS = 300;
/** A finger that moved farther to the right than this swiped back, in px [S1-109]. */
export const BACK_SWIPE_PX = 100;
/** A swipe counts for a page that changes within so many ms of its end. */
const BACK_SWIPE_MS = 500;

let swipedUntil = 0;

/**
 * Listens for back swipes: the system moves the page itself then, and a fade after it would show the change twice.
 * Call it once at start; returns a way to stop.
 */
export function watchBackSwipe(): () => void {
  let startX: number | null = null;
  const start = (event: TouchEvent) => {
    startX = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
  };
  const move = (event: TouchEvent) => {
    const x = event.touches[0]?.clientX;
    if (startX !== null && x !== undefined && x - startX > BACK_SWIPE_PX) swipedUntil = Date.now() + BACK_SWIPE_MS;
  };
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchmove', move, { passive: true });
  return () => {
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchmove', move);
  };
}

/** Whether a page that changes now should fade: not after a back swipe of more than 100 px [S1-109], nor with less motion. */
export function shouldFade(): boolean {
  return Date.now() > swipedUntil && !prefersReducedMotion();
}

const canView = () => 'startViewTransition' in document;

/** Changes the page by `update` with a fade of 300 ms [S1-108] where the browser has view transitions, else plainly. */
export function fadePage(update: () => void | Promise<void>): void {
  if (canView() && shouldFade()) document.startViewTransition(update);
  else void update();
}

/**
 * The fade for browsers without view transitions: put the ref on the page's element; when `page` changes, it fades in.
 * The first page does not, so that first paint does not wait.
 */
export function usePageFade(page: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || last.current === page) return;
    last.current = page;
    // Safari before 13.1 has no animate.
    if (canView() || !shouldFade() || !box.animate) return;
    box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: PAGE_FADE_MS, easing: 'ease-out' });
  }, [page]);
  return element;
}
