import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/** Delay after a change until the active entry of a strip is scrolled into view [S1-140]. */
const SCROLL_ACTIVE_DELAY_MS = 250;

const current = '[aria-current]:not([aria-current="false"]),[aria-selected="true"],[aria-pressed="true"]';

/**
 * Scrolls the active entry of a horizontal strip to its centre, 250 ms after `active` changes [S1-140]. Only the strip scrolls,
 * never the page. The active entry is the one with aria-current, -selected or -pressed.
 */
export function useScrollActive(strip: RefObject<HTMLElement | null>, active: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const box = strip.current;
      const entry = box?.querySelector<HTMLElement>(current);
      if (!box || !entry) return;
      const from = box.getBoundingClientRect();
      const to = entry.getBoundingClientRect();
      const left = box.scrollLeft + to.left + to.width / 2 - (from.left + from.width / 2);
      if ('scrollBehavior' in document.documentElement.style)
        box.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      else box.scrollLeft = left;
    }, SCROLL_ACTIVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [strip, active]);
}
