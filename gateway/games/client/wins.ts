import type { Model, Round } from '../shared/page-api.ts';
import { el, svg } from './dom.ts';
import type { Cell, Reels } from './reels.ts';

export type Wins = { overlay: SVGSVGElement; markers: HTMLElement[]; show: (round: Round) => void; clear: () => void };

type Shown = { cells: Cell[]; path: readonly number[] | undefined };

const colours = ['#ffd257', '#ff7d9c', '#5ee6d4', '#b79bff', '#8ae88f', '#ff9d5c', '#63b9f5'];
const firstLook = 1400;
const eachLook = 1100;

/** Shows what a round has won: everything at once, then line after line. `moves` is asked at every change. */
export function createWins(reels: Reels, model: Model, moves: () => boolean): Wins {
  const overlay = svg('svg', {
    class: 'overlay',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const markers = [
    el('span', { class: 'marker left', 'aria-hidden': 'true' }),
    el('span', { class: 'marker right', 'aria-hidden': 'true' }),
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const point = (path: readonly number[] | undefined): void => {
    const ends = path ? [path[0], path.at(-1)] : [1, 1];
    for (const [side, marker] of markers.entries()) marker.dataset['row'] = String(ends[side] ?? 1);
  };
  const draw = (shown: readonly Shown[], dim: boolean): void => {
    reels.mark(
      shown.flatMap(({ cells }) => cells),
      dim,
    );
    overlay.replaceChildren(...shown.flatMap(({ path, cells }, index) => (path ? [line(path, cells, index)] : [])));
  };
  const clear = (): void => {
    clearTimeout(timer);
    draw([], false);
    point(undefined);
  };

  return {
    overlay,
    markers,
    clear,
    show: (round) => {
      clear();
      const all = shownBy(round, model, reels);
      if (all.length === 0) return;
      draw(all, false);
      point(all.length === 1 ? all[0]?.path : undefined);
      if (all.length === 1 || !moves()) return;
      const next = (index: number): void => {
        const one = all[index % all.length];
        if (!one) return;
        draw([one], true);
        point(one.path);
        timer = setTimeout(() => next(index + 1), eachLook);
      };
      timer = setTimeout(() => next(0), firstLook);
    },
  };
}

function shownBy(round: Round, model: Model, reels: Reels): Shown[] {
  const lines = round.wins.map(({ line: number, count }): Shown => {
    const path = model.lines[number - 1] ?? [];
    return { path, cells: path.slice(0, count).map((row, reel) => ({ reel, row })) };
  });
  if (Number(round.pearls.amount) === 0) return lines;
  const pearls = reels
    .shown()
    .flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === 'pearl' ? [{ reel, row }] : [])));
  return [{ cells: pearls, path: undefined }, ...lines];
}

/** The line from edge to edge, broken where it would cross a symbol that has won. */
function line(path: readonly number[], cells: readonly Cell[], index: number): SVGGElement {
  const won = new Set(cells.map(({ reel, row }) => `${reel}:${row}`));
  const points = [{ x: 0, y: y(path[0]), open: true }];
  for (const [reel, row] of path.entries()) {
    if (won.has(`${reel}:${row}`))
      points.push({ x: reel * 100 + 6, y: y(row), open: false }, { x: reel * 100 + 94, y: y(row), open: true });
    else points.push({ x: reel * 100 + 50, y: y(row), open: true });
  }
  points.push({ x: 500, y: y(path.at(-1)), open: true });
  const d = points
    .map((at, step) => `${step === 0 || points[step - 1]?.open === false ? 'M' : 'L'}${at.x} ${at.y}`)
    .join('');
  return svg(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    svg('path', { d, class: 'line-edge' }),
    svg('path', { d, class: 'line', stroke: colours[index % colours.length] ?? '#ffd257' }),
  );
}

const y = (row = 1): number => row * 100 + 50;
