import type { ReactNode } from 'react';
import { replayHeld } from './hold-events.ts';
import s from './hydration-boundary.module.css';

/**
 * The root of a part that the server renders and whose code comes after the page's. Until React has taken it over the
 * document holds its taps back, and here the last one is made.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <div className={s.part} data-dehydrated="" ref={hydrated}>
      {children}
    </div>
  );
}

function hydrated(part: HTMLElement | null) {
  if (!part) return;
  delete part.dataset['dehydrated'];
  replayHeld(part);
}
