import { act } from '@testing-library/react';

/** Dispatches a touch event with one finger at a position; happy-dom has no touch lists of its own. */
export function touch(target: EventTarget, type: 'touchstart' | 'touchmove' | 'touchend', x = 0, y = 0): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: x, clientY: y }] });
  act(() => {
    target.dispatchEvent(event);
  });
}
