import { el } from './dom.ts';
import { placesRun, runningOut, runOutTime, wrapped } from './reel-motion.ts';
import type { Art } from './symbol-art.ts';
import type { SymbolId } from '../shared/symbols.ts';

export type Cell = { reel: number; row: number };
export type Reels = {
  element: HTMLElement;
  start: () => void;
  /** Stops the reels, one after the other, at these stops; at once where they rest or motion is reduced. */
  stop: (stops: readonly number[], onStop?: (reel: number) => void) => Promise<void>;
  set: (stops: readonly number[]) => void;
  /** Ends the next or current stop at once. */
  hurry: () => void;
  /** Shorter spins until switched off. */
  turbo: (on: boolean) => void;
  /** Highlights these cells, and dims the others with `dim`. */
  mark: (cells: readonly Cell[], dim: boolean) => void;
  shown: () => SymbolId[][];
};

type Reel = { strip: HTMLElement; cells: HTMLElement[]; symbols: readonly SymbolId[]; position: number };

const shortestSpin = 700;
const between = 140;
const spareRows = 4;

/** Five reels that carry their whole strips, so that what runs by is what is on them. */
export function createReels(strips: readonly (readonly SymbolId[])[], art: Art, moves: () => boolean): Reels {
  const reels = strips.map((symbols): Reel => {
    const around = [...symbols, ...symbols.slice(0, spareRows)];
    const cells = around.map((symbol) => el('div', { class: 'cell' }, art.image(symbol)));
    return { strip: el('div', { class: 'strip' }, ...cells), cells, symbols, position: 0 };
  });
  const element = el(
    'div',
    { class: 'reels', 'aria-hidden': 'true' },
    ...reels.map(({ strip }) => el('div', { class: 'reel' }, strip)),
  );
  let started: { at: number; from: readonly number[] } | undefined;
  let frame = 0;
  let hurried = false;
  let turbo = false;
  let marked: HTMLElement[] = [];

  const place = (reel: Reel, position: number): void => {
    reel.position = wrapped(position, reel.symbols.length);
    reel.strip.style.transform = `translate3d(0, ${(-100 * reel.position) / reel.cells.length}%, 0)`;
  };
  const run = (now: number): void => {
    if (!started) return;
    const { at, from } = started;
    for (const [index, reel] of reels.entries())
      place(reel, (from[index] ?? 0) - placesRun(Math.max(0, now - at - index * 30)));
    frame = requestAnimationFrame(run);
  };
  const set = (stops: readonly number[]): void => {
    for (const [index, reel] of reels.entries()) place(reel, stops[index] ?? 0);
  };

  return {
    element,
    set,
    hurry: () => {
      hurried = true;
    },
    turbo: (on) => {
      turbo = on;
    },
    start: () => {
      hurried = false;
      if (!moves()) return;
      started = { at: performance.now(), from: reels.map(({ position }) => position) };
      element.classList.add('running');
      frame = requestAnimationFrame(run);
    },
    stop: async (stops, onStop) => {
      const running = started;
      if (!running) return set(stops);
      cancelAnimationFrame(frame);
      const brake = Math.max(performance.now(), running.at + (turbo ? 0 : shortestSpin));
      await new Promise<void>((resolve) => {
        let standing = 0;
        const slow = (now: number): void => {
          for (const [index, reel] of reels.entries()) {
            const slowing = hurried ? runOutTime : now - brake - index * (turbo ? 0 : between);
            if (slowing < 0)
              place(reel, (running.from[index] ?? 0) - placesRun(Math.max(0, now - running.at - index * 30)));
            else if (index >= standing) place(reel, runningOut(stops[index] ?? 0, slowing));
            if (index === standing && slowing >= runOutTime) {
              standing += 1;
              onStop?.(index);
            }
          }
          if (standing < reels.length) requestAnimationFrame(slow);
          else resolve();
        };
        requestAnimationFrame(slow);
      });
      started = undefined;
      element.classList.remove('running');
      set(stops);
    },
    mark: (cells, dim) => {
      element.classList.toggle('dim', dim);
      for (const cell of marked) cell.classList.remove('won');
      marked = cells.flatMap(({ reel, row }) => {
        const at = reels[reel];
        return at?.cells[Math.round(at.position) + row] ?? [];
      });
      for (const cell of marked) cell.classList.add('won');
    },
    shown: () =>
      reels.map(({ symbols, position }) =>
        [0, 1, 2].flatMap((row) => symbols[(Math.round(position) + row) % symbols.length] ?? []),
      ),
  };
}
