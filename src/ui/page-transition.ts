import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import s from './page-transition.module.css';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/** Minimum distance of a back swipe, to the right, in px [S1-109]. */
const BACK_SWIPE_PX = 100;
/** Time after its end in which a swipe counts for a page change; ms. */
const BACK_SWIPE_MS = 500;

let swipedUntil = 0;

/**
 * Listens for back swipes: the system animates the page itself then, and a fade would show the change twice. Call it once at
 * start; returns the function that stops.
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

/** Whether a page change should fade: not after a back swipe of more than 100 px [S1-109], nor with reduced motion. */
export function shouldFade(): boolean {
  return Date.now() > swipedUntil && !prefersReducedMotion();
}

/**
 * Fades an element in for 300 ms whenever `page` changes [S1-108]; `find` returns it. The first page does not fade, so that the
 * first paint is not delayed. Not the browser's view transitions: they block touches while they run. Nor `animate`: Chromium then
 * uses the inherited values of an earlier fade, and a page that was inert below a game stays so.
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
