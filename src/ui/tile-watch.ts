type Move = (here: boolean) => void;

/**
 * Notifies parts of a long page when to render and when to be removed: at `near` px from the viewport and at `far` px. In between
 * they stay as they are, so that scrolling back a little costs nothing.
 */
export function createTileWatch(near: number, far: number) {
  const moves = new Map<Element, Move>();
  let comes: IntersectionObserver | undefined;
  let goes: IntersectionObserver | undefined;
  const tell = (target: Element, here: boolean) => moves.get(target)?.(here);

  return {
    /** Watches a part that is rendered (`here`) or not. Call `set` when that changes, `stop` when the part unmounts. */
    watch(piece: Element, here: boolean, move: Move) {
      comes ??= observe(near, ({ target, isIntersecting }) => isIntersecting && tell(target, true));
      goes ??= observe(far, ({ target, isIntersecting }) => isIntersecting || tell(target, false));
      const [coming, going] = [comes, goes];
      const set = (now: boolean) => {
        (now ? coming : going).unobserve(piece);
        (now ? going : coming).observe(piece);
      };
      moves.set(piece, move);
      set(here);
      return {
        set,
        stop: () => {
          moves.delete(piece);
          coming.unobserve(piece);
          going.unobserve(piece);
        },
      };
    },
  };
}

export type TileWatch = ReturnType<typeof createTileWatch>;

function observe(margin: number, see: (entry: IntersectionObserverEntry) => void): IntersectionObserver {
  return new IntersectionObserver((entries) => entries.forEach(see), { rootMargin: `${margin}px 0px` });
}
