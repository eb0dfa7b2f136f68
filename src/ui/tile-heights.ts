/**
 * How high a piece of a tile grid is while it is not in the document: as high as it last was, else by the height of a row that
 * was seen. A new width makes all of it out of date.
 */
export function createTileHeights(columnsOf: (group: Element) => number = gridColumns) {
  const known = new Map<string, number>();
  const refits = new Set<() => void>();
  let row = 0;
  let columns = 1;
  let stale = true;
  let width = 0;

  return {
    /** A group of so many items that is in the document: the measure for all others. Measured once per width. */
    see(group: Element, count: number) {
      if (!stale) return;
      stale = false;
      columns = columnsOf(group);
      row = group.getBoundingClientRect().height / Math.ceil(count / columns);
    },
    /** To be called before the piece of `count` items from `start` goes. */
    remember(start: number, count: number, piece: Element) {
      known.set(`${start}+${count}`, piece.getBoundingClientRect().height);
    },
    /** In px. */
    of(start: number, count: number): number {
      return known.get(`${start}+${count}`) ?? row * Math.ceil(count / columns);
    },
    /** `refit` is called when heights are out of date: see the piece if it is there, else set its height. */
    onStale(refit: () => void): () => void {
      refits.add(refit);
      return () => refits.delete(refit);
    },
    /** To be called whenever the grid may have another width. */
    resize(to: number) {
      const changed = width > 0 && to !== width;
      width = to;
      if (!changed) return;
      known.clear();
      stale = true;
      // Twice: the first group that is there gives the measure, then all take it.
      for (const refit of refits) refit();
      for (const refit of refits) refit();
    },
  };
}

export type TileHeights = ReturnType<typeof createTileHeights>;

function gridColumns(group: Element): number {
  return getComputedStyle(group).gridTemplateColumns.split(' ').length;
}
