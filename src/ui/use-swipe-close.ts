import { useEffect, useEffectEvent } from 'react';

/** The direction in which a panel closes: down, or to the left edge. */
export type SwipeWay = 'down' | 'left';

/** Minimum distance of a slow swipe that closes a panel, in px. */
export const SWIPE_CLOSE_PX = 96;
/** Minimum speed of a shorter swipe that closes it, in px per ms. */
const SWIPE_CLOSE_SPEED = 0.5;

/** Closes a panel by a swipe in its direction; see followFinger. */
export function useSwipeClose(active: boolean, panel: HTMLElement | null, onClose: () => void, way: SwipeWay): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (active && panel) return followFinger(panel, () => close(), way);
    return undefined;
  }, [active, panel, way]);
}

/**
 * The panel follows a finger that swipes in its direction: released far enough, or after a shorter but fast swipe, it closes;
 * else it springs back. Scrolled content scrolls back first; moves in other directions belong to the content.
 */
function followFinger(panel: HTMLElement, close: () => void, way: SwipeWay): () => void {
  const down = way === 'down';
  let from: { x: number; y: number; at: number } | null = null;
  let pull: number | null = null;

  const settle = () => {
    pull = null;
    panel.style.transition = '';
  };
  const start = (event: TouchEvent) => {
    const touch = event.touches[0];
    pull = null;
    const refused = !touch || event.touches.length > 1 || (down && scrolledDown(event.target, panel));
    from = refused ? null : { x: touch.clientX, y: touch.clientY, at: Date.now() };
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch || !from) return;
    const dx = touch.clientX - from.x;
    const dy = touch.clientY - from.y;
    const along = down ? dy : -dx;
    if (pull === null) {
      if (Math.abs(dx) < 6 && Math.abs(dy) < 6) return;
      if (along <= 0 || Math.abs(down ? dx : dy) > along) {
        from = null;
        return;
      }
    }
    if (event.cancelable) event.preventDefault();
    pull = Math.max(0, along);
    panel.style.transition = 'none';
    panel.style.transform = down ? `translateY(${pull}px)` : `translateX(${-pull}px)`;
  };
  const end = () => {
    if (pull === null || !from) return;
    const speed = pull / Math.max(1, Date.now() - from.at);
    const enough = pull > SWIPE_CLOSE_PX || (pull > 24 && speed > SWIPE_CLOSE_SPEED);
    settle();
    // On close the transform stays: the closing animation starts from the finger's position.
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
