import { twoDigits } from '#src/contract/core/two-digits.ts';

/** A remaining time below one hour, as minutes and seconds: `09:41`. */
export function minutesLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
