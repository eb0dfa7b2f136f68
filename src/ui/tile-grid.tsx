import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TileGroup } from './tile-group.tsx';
import { createTileHeights } from './tile-heights.ts';
import { createTileWatch } from './tile-watch.ts';
import s from './tile-grid.module.css';

/** Tiles rendered and removed together. A multiple of 3, 4 and 6 columns, so that every group but the last has complete rows. */
const TILE_GROUP_SIZE = 24;
/** Groups of groups, so that few elements need observing. */
const BLOCK_SIZE = 10 * TILE_GROUP_SIZE;
/**
 * Distances from the viewport at which tiles are rendered and removed, in px. Measured at CPU 4×: content-visibility in addition
 * doubles the raster work, and rendering sooner only makes the document larger.
 */
const NEAR_PX = 600;
const FAR_PX = 2400;

type TileGridProps<Item> = {
  /** Label of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** One tile. `index` is its position in `items`. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Total number of items if more can be loaded; -1 if unknown. */
  total?: number;
};

/**
 * Tiles in 3, 4 or 6 columns (`--tile-cols`). Only groups of 24 near the viewport are in the document, so thousands of items cost
 * little; screen readers get each item's position in the whole list, if not all of it is in the document.
 */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { label, items, itemKey, renderItem, total = items.length } = props;
  const list = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => createTileHeights());
  const [blockWatch] = useState(() => createTileWatch(2000, 5000));
  const [groupWatch] = useState(() => createTileWatch(NEAR_PX, FAR_PX));

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const resize = () => heights.resize(element.getBoundingClientRect().width);
    resize();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [heights]);

  const all = total === items.length && total <= TILE_GROUP_SIZE;
  const tile = (item: Item, index: number) => (
    <div key={itemKey(item)} role="listitem" {...(!all && { 'aria-posinset': index + 1, 'aria-setsize': total })}>
      {renderItem(item, index)}
    </div>
  );
  const piece = (tiles: boolean, render: Make) => (start: number, end: number) => (
    <TileGroup
      key={start}
      start={start}
      count={end - start}
      watch={tiles ? groupWatch : blockWatch}
      heights={heights}
      tiles={tiles}
      render={() => render(start, end)}
    />
  );
  const group = piece(true, (start, end) => items.slice(start, end).map((item, i) => tile(item, start + i)));
  const block = piece(false, (start, end) => pieces(start, end, TILE_GROUP_SIZE, group));
  return (
    <div ref={list} role="list" className={s.list} aria-label={label}>
      {pieces(0, items.length, BLOCK_SIZE, block)}
    </div>
  );
}

/** Renders the items of a range. */
type Make = (start: number, end: number) => ReactNode;

/** Splits the range from `start` to `end` into chunks of `size`; the last may be shorter. */
function pieces(start: number, end: number, size: number, make: Make): ReactNode[] {
  return Array.from({ length: Math.ceil((end - start) / size) }, (_, i) => {
    const from = start + i * size;
    return make(from, Math.min(from + size, end));
  });
}
