import type { BetStep } from './bet.ts';

const steps: Record<string, BetStep> = {
  ArrowDown: 'lessStake',
  ArrowUp: 'moreStake',
  ArrowLeft: 'fewerLines',
  ArrowRight: 'moreLines',
};

/** Space and Enter spin, the arrows change stake and lines; a button in focus and an open sheet keep their own keys. */
export function listenToKeys(actions: { spin: () => void; step: (step: BetStep) => void }): void {
  addEventListener('keydown', (event) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || isModified || document.querySelector('dialog[open]')) return;
    const step = steps[event.key];
    const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
    const spins = (event.key === ' ' || event.key === 'Enter') && !onButton;
    if (!spins && !step) return;
    event.preventDefault();
    if (step) actions.step(step);
    else if (!event.repeat) actions.spin();
  });
}
