import { type BootState, getBoot, type Hold } from './boot-state.ts';

/** The router must not leave a page of which React has taken over a part only: links wait, too. */
const holdWhileHydrating: Hold = { click: 'a,button', submit: 'form' };
/** React forgets a tap on a part whose code is not there yet (hydration-boundary.tsx). */
const holdInParts: Hold = { click: '[data-dehydrated] button', submit: '[data-dehydrated] form' };

/** Holds back taps and submits for which nothing is there yet, and remembers the last one. */
export function holdEvents(boot: BootState): void {
  const onEvent = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const found =
      event.target instanceof Element && event.target.closest<HTMLElement>(boot.hold[event.type as 'click']);
    if (!found || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    boot.held = found;
  };
  document.addEventListener('click', onEvent, true);
  document.addEventListener('submit', onEvent, true);
}

/** Hydration begins: what is tapped waits for its end. */
export function hydrationBegins(): void {
  getBoot().hold = holdWhileHydrating;
}

/** The app answers: what was held is done now. A tap in a part that is still dehydrated is held once more, for that part. */
export function appAnswers(): void {
  window.mareStarted = true;
  getBoot().hold = holdInParts;
  replayHeld(document);
}

/** Does what was held within `scope` again, before the next paint. */
export function replayHeld(scope: Node): void {
  const boot = getBoot();
  const { held } = boot;
  if (!held || !scope.contains(held)) return;
  boot.held = undefined;
  requestAnimationFrame(() => {
    // Only a form that had been found valid was submitted.
    if (held instanceof HTMLFormElement) held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else held.click();
  });
}
