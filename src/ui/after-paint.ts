/** A page in the background paints nothing: then it is this long; ms. */
const atMost = 100;

/** Resolves once what has changed so far is painted, so that what takes longer does not stand between a tap and its answer. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, atMost);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
