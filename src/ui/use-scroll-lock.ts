import { useEffect } from 'react';

let locks = 0;

/**
 * Locks the page's scrolling below an overlay. Locks may nest.
 * @param inside the element whose own content may still scroll
 */
export function useScrollLock(active: boolean, inside: Element | null): void {
  useEffect(() => {
    if (active) return lockScroll(inside);
    return undefined;
  }, [active, inside]);
}

function lockScroll(inside: Element | null): () => void {
  const page = document.documentElement;
  // iOS before 16 scrolls a page whose overflow is hidden; touch moves outside of `inside` are prevented as well.
  const stop = (event: TouchEvent) => {
    const within = event.target instanceof Node && inside?.contains(event.target);
    if (event.cancelable && !within) event.preventDefault();
  };
  if (locks === 0) {
    page.style.paddingRight = `${Math.max(0, window.innerWidth - page.clientWidth)}px`;
    page.style.overflow = 'hidden';
  }
  locks += 1;
  document.addEventListener('touchmove', stop, { passive: false });
  return () => {
    document.removeEventListener('touchmove', stop);
    locks -= 1;
    if (locks > 0) return;
    page.style.paddingRight = '';
    page.style.overflow = '';
  };
}
