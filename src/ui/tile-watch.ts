type Move = (here: boolean) => void;

/**
 * Tells pieces of a long page when to come and when to go: at `near` px from the viewport and at `far` px. Between the two they
 * stay as they are, so a short way back costs nothing.
 */
export function createTileWatch(near: number, far: number) {
  const moves = new Map<Element, Move>();
  let comes: IntersectionObserver | undefined;
  let goes: IntersectionObserver | undefined;
  const tell = (target: Element, here: boolean) => moves.get(target)?.(here);

  return {
    /** Watches a piece that is `here` or not. Call `set` when that changes, `stop` when the piece leaves for good. */
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
