import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import type { TileHeights } from './tile-heights.ts';
import type { TileWatch } from './tile-watch.ts';
import s from './tile-grid.module.css';

type TileGroupProps = {
  /** The index of its first item, and its number of items. */
  start: number;
  count: number;
  watch: TileWatch;
  heights: TileHeights;
  /** Consists of tiles, or of groups. */
  tiles: boolean;
  /** Its content, rendered only while it is near. */
  render: () => ReactNode;
};

/** A part of a TileGrid: its content while it is near the viewport or has the focus, else a block of the same height. */
export function TileGroup({ start, count, watch, heights, tiles, render }: TileGroupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(start === 0);
  const isHere = useRef(here);

  useLayoutEffect(() => {
    const piece = ref.current;
    if (!piece) return;
    const fit = () => {
      piece.style.height = here ? '' : `${heights.of(start, count)}px`;
      if (here && tiles) heights.see(piece, count);
    };
    fit();
    return heights.onStale(fit);
  }, [here, start, count, heights, tiles]);

  useEffect(() => {
    const piece = ref.current;
    if (!piece) return;
    const watched = watch.watch(piece, isHere.current, (to) => {
      const next = to || piece.contains(document.activeElement);
      if (next === isHere.current) return;
      if (!next) heights.remember(start, count, piece);
      isHere.current = next;
      watched.set(next);
      // Rendering many tiles at once must not block scrolling.
      startTransition(() => setHere(next));
    });
    return watched.stop;
  }, [start, count, watch, heights]);

  return (
    <div ref={ref} role="presentation" className={here ? cx(tiles && s.group) : s.far}>
      {here && render()}
    </div>
  );
}
