import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A finger that stays so long makes a long press, in ms [S2-242]. */
const LONG_PRESS_MS = 370;
/** A press shows after so long, so that a scroll that begins on the element does not flash it, in ms [S2-243]. */
const PRESS_IN_MS = 130;
/** A press shows at least so long after it ends, in ms [S2-244]. */
const PRESS_OUT_MS = 100;
/** A finger may leave the element by so much and the press holds, in px [S2-245]. */
const PRESS_RETENTION_PX = 20;
/** A finger that moves farther than this makes no tap, in px [S2-246]. */
const PRESS_MOVE_PX = 30;

type Press = { x: number; y: number; box: DOMRect; outside: boolean };

/**
 * Press feedback and long press for a button-like element. Spread `props` on it and show `pressed`; taps stay ordinary clicks
 * (`onClick`), except that a long press and a cancelled tap make none.
 */
export function usePress(onLongPress?: () => void) {
  const [pressed, setPressed] = useState(false);
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);
  const [timers] = useState(() => createTimers());
  useEffect(() => timers.clear, [timers]);

  const cancel = () => {
    if (!press.current) return;
    press.current = null;
    swallow.current = true;
    timers.clear();
    setPressed(false);
  };
  const props = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      swallow.current = false;
      const box = event.currentTarget.getBoundingClientRect();
      press.current = { x: event.clientX, y: event.clientY, box, outside: false };
      timers.clear();
      timers.after(PRESS_IN_MS, () => setPressed(true));
      if (onLongPress)
        timers.after(LONG_PRESS_MS, () => {
          if (press.current?.outside) return;
          cancel();
          onLongPress();
        });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const now = press.current;
      if (!now) return;
      if (Math.hypot(clientX - now.x, clientY - now.y) > PRESS_MOVE_PX) {
        cancel();
        return;
      }
      const outside = isOutside(now.box, clientX, clientY);
      if (outside === now.outside) return;
      press.current = { ...now, outside };
      setPressed(!outside);
    },
    onPointerUp: () => {
      const now = press.current;
      if (!now) return;
      press.current = null;
      swallow.current = now.outside;
      timers.clear();
      setPressed(!now.outside);
      timers.after(PRESS_OUT_MS, () => setPressed(false));
    },
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      // The browser's own answer to a long press.
      if (onLongPress && (press.current || swallow.current)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { pressed, props };
}

function isOutside(box: DOMRect, x: number, y: number): boolean {
  const by = PRESS_RETENTION_PX;
  return x < box.left - by || x > box.right + by || y < box.top - by || y > box.bottom + by;
}

function createTimers() {
  let running: ReturnType<typeof setTimeout>[] = [];
  return {
    after(ms: number, task: () => void) {
      running.push(setTimeout(task, ms));
    },
    clear() {
      running.forEach(clearTimeout);
      running = [];
    },
  };
}
