import { type FocusEvent, type PointerEvent, useState } from 'react';

/** True if the focus was moved by keyboard. In browsers without :focus-visible every focus counts. */
function cameByKeyboard(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

/**
 * Whether a moving part is being read or used: hover, touch, or keyboard focus in it (WCAG 2.2.2). Spread `props` on the part;
 * `release()` ignores the focus, for a play button pressed inside it.
 */
export function useHold() {
  const [over, setOver] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const props = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOver(true),
    onPointerLeave: () => setOver(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    onFocus: (event: FocusEvent) => setFocused(cameByKeyboard(event.target)),
    onBlur: () => setFocused(false),
  };
  return { held: over || touched || focused, release: () => setFocused(false), props };
}
