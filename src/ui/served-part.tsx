import type { ReactNode } from 'react';
import s from './served-part.module.css';

/**
 * The root of a part that the server renders and whose code comes after the page's. React forgets a tap on what it has
 * not taken over yet: until then the document keeps the part's taps back (main.tsx), and here the last one is made.
 */
export function ServedPart({ children }: { children: ReactNode }) {
  return (
    <div className={s.part} data-asleep="" ref={wake}>
      {children}
    </div>
  );
}

function wake(part: HTMLElement | null) {
  if (!part) return;
  delete part.dataset['asleep'];
  const tap = window.mareTap;
  if (!tap || !part.contains(tap)) return;
  delete window.mareTap;
  requestAnimationFrame(() => tap.click());
}
