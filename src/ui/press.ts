import { prefersReducedMotion } from './use-reduced-motion.ts';

/** Parameters of touch presses: times in ms, distances in px [S2-242 … S2-246]. */
export const press = { longAfter: 370, in: 130, out: 100, retention: 20, cancelBeyond: 30 } as const;

const pressable = 'button, a[href], [role=button], [role=tab], [role=switch], [role=radio]';
const dimmed = 0.7;

type Press = {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The area in which the finger counts as on the element. */
  readonly area: DOMRect;
  feedback: Animation | undefined;
  long: ReturnType<typeof setTimeout> | undefined;
  down: boolean;
  /** No longer a tap: the finger moved too far, or it was a long press. */
  over: boolean;
};

/**
 * Handles presses by touch and pen, by one set of listeners for the whole document, which changes nothing for mouse and keyboard.
 * The pressed element dims while the finger is on it or close by, a finger that moved far taps nothing, and a long press on a
 * tile taps its star. Scrolling and zooming are the browser's, and cancel a press. Returns the function that stops.
 */
export function watchPresses(root: Document): () => void {
  let held: Press | undefined;

  const begin = (event: PointerEvent) => {
    end();
    held = undefined;
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (!element || event.pointerType === 'mouse' || !event.isPrimary || isOff(element)) return;
    const { clientX: x, clientY: y } = event;
    const area = element.getBoundingClientRect();
    held = { element, x, y, area, feedback: undefined, long: undefined, down: true, over: false };
    dim(held);
    const star = starOf(element);
    if (!star) return;
    element.style.setProperty('-webkit-touch-callout', 'none');
    held.long = setTimeout(pressLong, press.longAfter, held, star);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!held?.down) return;
    if (Math.hypot(clientX - held.x, clientY - held.y) > press.cancelBeyond) held.over = true;
    if (held.over || !isNear(held.area, clientX, clientY)) release(held);
    else if (!held.feedback) dim(held);
  };
  const end = () => {
    if (!held) return;
    held.down = false;
    release(held);
  };
  // Suppresses the click after a cancelled press; the app's own clicks are not trusted and pass.
  const onClick = (event: MouseEvent) => {
    if (!held?.over || !event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The context menu of a tile's picture, which would cover the result of the long press.
  const onMenu = (event: Event) => {
    if (held?.over && held.down) event.preventDefault();
  };

  const ending = new AbortController();
  const watching = { capture: true, passive: true, signal: ending.signal };
  root.addEventListener('pointerdown', begin, watching);
  root.addEventListener('pointermove', move, watching);
  root.addEventListener('pointerup', end, watching);
  root.addEventListener('pointercancel', end, watching);
  root.addEventListener('click', onClick, { ...watching, passive: false });
  root.addEventListener('contextmenu', onMenu, { ...watching, passive: false });
  return () => {
    end();
    ending.abort();
  };
}

const isOff = (element: HTMLElement): boolean => element.matches('[disabled], [aria-disabled=true], [aria-busy=true]');

/** The star that follows a tile's main element. */
function starOf(element: HTMLElement): HTMLElement | null {
  const next = element.nextElementSibling;
  return next instanceof HTMLElement && next.matches('button[aria-pressed]') ? next : null;
}

function pressLong(held: Press, star: HTMLElement): void {
  if (held.over) return;
  held.over = true;
  release(held);
  star.click();
}

const isNear = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left - press.retention &&
  x <= right + press.retention &&
  y >= top - press.retention &&
  y <= bottom + press.retention;

/** Browsers without animations keep their own feedback only. */
function dim(held: Press): void {
  const duration = prefersReducedMotion() ? 0 : press.in;
  held.feedback = held.element.animate?.({ opacity: dimmed }, { duration, fill: 'forwards', easing: 'ease-out' });
}

function release(held: Press): void {
  clearTimeout(held.long);
  if (!held.feedback) return;
  const style = getComputedStyle(held.element);
  const from = style.opacity;
  held.feedback.cancel();
  held.feedback = undefined;
  held.element.animate({ opacity: [from, style.opacity] }, { duration: press.out, easing: 'ease-out' });
}
