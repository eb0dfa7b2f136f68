/**
 * The height of a part of a tile grid while it is not in the document: its last height, else by the height of a measured row. A
 * new width invalidates all heights.
 */
export function createTileHeights(columnsOf: (group: Element) => number = gridColumns) {
  const known = new Map<string, number>();
  const refits = new Set<() => void>();
  let row = 0;
  let columns = 1;
  let stale = true;
  let width = 0;

  return {
    /** Measures a rendered group of a number of items, for all others. Once per width. */
    see(group: Element, count: number) {
      if (!stale) return;
      stale = false;
      columns = columnsOf(group);
      row = group.getBoundingClientRect().height / Math.ceil(count / columns);
    },
    /** Call it before the part of `count` items from `start` is removed. */
    remember(start: number, count: number, piece: Element) {
      known.set(`${start}+${count}`, piece.getBoundingClientRect().height);
    },
    /** In px. */
    of(start: number, count: number): number {
      return known.get(`${start}+${count}`) ?? row * Math.ceil(count / columns);
    },
    /** `refit` is called when heights are invalid: measure the part if it is rendered, else set its height. */
    onStale(refit: () => void): () => void {
      refits.add(refit);
      return () => refits.delete(refit);
    },
    /** Call it whenever the grid's width may have changed. */
    resize(to: number) {
      const changed = width > 0 && to !== width;
      width = to;
      if (!changed) return;
      known.clear();
      stale = true;
      // Twice: the first rendered group is measured, then all apply it.
      for (const refit of refits) refit();
      for (const refit of refits) refit();
    },
  };
}

export type TileHeights = ReturnType<typeof createTileHeights>;

function gridColumns(group: Element): number {
  return getComputedStyle(group).gridTemplateColumns.split(' ').length;
}
