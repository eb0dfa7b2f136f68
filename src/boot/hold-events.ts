import { type BootState, getBoot, type Hold } from './boot-state.ts';

/** The router must not leave a partly hydrated page: links are held, too. */
const holdWhileHydrating: Hold = { click: 'a,button', submit: 'form' };

/** Holds taps and submits that cannot be handled yet, and remembers the last one. */
export function holdEvents(boot: BootState): void {
  const onEvent = (event: Event) => {
    const { hold } = boot;
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const found = hold && target instanceof Element && target.closest<HTMLElement>(hold[event.type as keyof Hold]);
    if (!found || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    boot.held = found;
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, onEvent, true);
}

/** Hydration starts: taps are held until its end. */
export function hydrationBegins(): void {
  getBoot().hold = holdWhileHydrating;
}

/** The app handles events: the held one is dispatched now, before the next paint. */
export function appAnswers(): void {
  window.mareStarted = true;
  const boot = getBoot();
  const { held } = boot;
  boot.hold = undefined;
  boot.held = undefined;
  if (!held) return;
  requestAnimationFrame(() => {
    // Only a form that passed validation was submitted.
    if (held instanceof HTMLFormElement) held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else held.click();
  });
}
