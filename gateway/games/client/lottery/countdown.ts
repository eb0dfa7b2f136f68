import { twoDigits } from '#src/contract/core/two-digits.ts';
import { el } from '../dom.ts';
import { timeLeft } from './choice.ts';
import type { Text } from './text.ts';

const units = ['hours', 'minutes', 'seconds'] as const;

/** The countdown to the next draw: visible digits, without hours where there are none, and a sentence for screen readers. */
export function createCountdown(text: Text) {
  const parts = units.map((unit) => {
    const [digits, name] = [el('b'), el('span')];
    return { unit, digits, name, part: el('span', { class: 'unit' }, digits, name) };
  });
  const seen = el('p', { class: 'clock', 'aria-hidden': 'true' }, ...parts.map(({ part }) => part));
  const spoken = el('p', { class: 'unseen' });
  return {
    seen,
    spoken,
    /** `instead`: the text while there is no next draw. */
    show: (ms: number, instead: string | undefined): void => {
      const left = timeLeft(ms);
      for (const { unit, digits, name, part } of parts) {
        digits.textContent = twoDigits(left[unit]);
        name.textContent = text.unit(unit, left[unit]);
        part.hidden = unit === 'hours' && left.hours === 0;
      }
      const aloud = instead ?? text.left(left);
      if (spoken.textContent !== aloud) spoken.textContent = aloud;
    },
  };
}
