/**
 * The motion of a reel. Positions count places of the strip; a decreasing position moves the symbols down. Times in ms.
 */
export const speed = 0.03;
export const ramp = 180;
const bounce = 0.9;
/** Places that a reel still runs after the call to stop; a whole number, so that it ends on its stop. */
export const runOut = 5;
/** The slope of the ease at its start is bounce + 3: the reel slows down from its full speed without a jerk. */
export const runOutTime = (runOut * (bounce + 3)) / speed;

/** Places travelled since the start, from rest to full speed. */
export function placesRun(elapsed: number): number {
  return elapsed < ramp ? (speed * elapsed ** 2) / (2 * ramp) : speed * (elapsed - ramp / 2);
}

/** The position while running out to `stop`, a little past it and back. */
export function runningOut(stop: number, elapsed: number): number {
  const rest = Math.min(1, elapsed / runOutTime) - 1;
  const eased = 1 + (bounce + 1) * rest ** 3 + bounce * rest ** 2;
  return stop + runOut * (1 - eased);
}

/** A position within a strip of `length` places, never negative. */
export function wrapped(position: number, length: number): number {
  return ((position % length) + length) % length;
}
