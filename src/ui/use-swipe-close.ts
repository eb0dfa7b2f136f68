import { useEffect, useEffectEvent } from 'react';

/** How far, in px, a sheet must be pulled down to close when let go slowly. */
export const SWIPE_CLOSE_PX = 96;
/** How fast, in px per ms, a shorter pull must be to close all the same. */
const SWIPE_CLOSE_SPEED = 0.5;

/** Closes a panel when it is pulled down by a finger; see followFinger. */
export function useSwipeClose(active: boolean, panel: HTMLElement | null, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (active && panel) return followFinger(panel, () => close());
    return undefined;
  }, [active, panel]);
}

/**
 * The panel follows a finger that pulls it down and is let go of: far enough, or shorter but fast, it closes; else it springs
 * back. Content that is scrolled down scrolls back first; sideways and upward moves belong to the content.
 */
function followFinger(panel: HTMLElement, close: () => void): () => void {
  let from: { x: number; y: number; at: number } | null = null;
  let pull: number | null = null;

  const settle = () => {
    pull = null;
    panel.style.transition = '';
  };
  const start = (event: TouchEvent) => {
    const touch = event.touches[0];
    pull = null;
    const refused = !touch || event.touches.length > 1 || scrolledDown(event.target, panel);
    from = refused ? null : { x: touch.clientX, y: touch.clientY, at: Date.now() };
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch || !from) return;
    const dx = touch.clientX - from.x;
    const dy = touch.clientY - from.y;
    if (pull === null) {
      if (Math.abs(dx) < 6 && Math.abs(dy) < 6) return;
      if (dy <= 0 || Math.abs(dx) > dy) {
        from = null;
        return;
      }
    }
    if (event.cancelable) event.preventDefault();
    pull = Math.max(0, dy);
    panel.style.transition = 'none';
    panel.style.transform = `translateY(${pull}px)`;
  };
  const end = () => {
    if (pull === null || !from) return;
    const speed = pull / Math.max(1, Date.now() - from.at);
    const enough = pull > SWIPE_CLOSE_PX || (pull > 24 && speed > SWIPE_CLOSE_SPEED);
    settle();
    // When it closes the transform stays: the closing animation begins where the finger left it.
    if (enough) close();
    else panel.style.transform = '';
  };
  const cancel = () => {
    settle();
    panel.style.transform = '';
  };

  panel.addEventListener('touchstart', start, { passive: true });
  panel.addEventListener('touchmove', move, { passive: false });
  panel.addEventListener('touchend', end);
  panel.addEventListener('touchcancel', cancel);
  return () => {
    panel.removeEventListener('touchstart', start);
    panel.removeEventListener('touchmove', move);
    panel.removeEventListener('touchend', end);
    panel.removeEventListener('touchcancel', cancel);
  };
}

function scrolledDown(from: EventTarget | null, upTo: Element): boolean {
  for (let at = from instanceof Element ? from : null; at; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
    if (at === upTo) return false;
  }
  return false;
}
