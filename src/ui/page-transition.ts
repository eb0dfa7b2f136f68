import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import s from './page-transition.module.css';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/** A finger that moved farther to the right than this swiped back, in px [S1-109]. */
const BACK_SWIPE_PX = 100;
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

/**
 * Fades an element in for 300 ms whenever `page` changes [S1-108]; `find` answers it. The first page does not fade, so that the
 * first paint does not wait. Not the browser's view transitions: they hold every touch back while they run. Nor `animate`:
 * Chromium then goes by what the element inherited at an earlier fade, and a page that was inert below a game stays so.
 */
export function usePageFade(page: string, find: () => Element | null): void {
  const last = useRef(page);
  const fade = useEffectEvent(() => {
    const classes = find()?.classList;
    if (!classes || !shouldFade()) return;
    const { even = '', odd = '' } = s;
    if (!classes.replace(even, odd) && !classes.replace(odd, even)) classes.add(even);
  });
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    fade();
  }, [page]);
}
