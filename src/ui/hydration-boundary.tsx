import type { ReactNode } from 'react';
import s from './hydration-boundary.module.css';

/**
 * The root of a part that the server renders and whose code comes after the page's. React forgets a tap on what it has
 * not taken over yet: until then the document keeps the part's taps back (main.tsx), and here the last one is made.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <div className={s.part} data-dehydrated="" ref={wake}>
      {children}
    </div>
  );
}

function wake(part: HTMLElement | null) {
  if (!part) return;
  delete part.dataset['dehydrated'];
  const tap = window.mareTap;
  if (!tap || !part.contains(tap)) return;
  delete window.mareTap;
  requestAnimationFrame(() => tap.click());
}
