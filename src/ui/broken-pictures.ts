/** A picture that shows nothing. */
const nothing = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`;
/** px */
const widestIcon = 120;

/**
 * Leaves the place of a picture that does not come, or that is none, without the browser's sign for it: what it shows stands in words
 * beside it or over it. An icon leaves a ground; larger ones stand on one already. A picture that comes after all is shown. Answers
 * what ends the watch.
 */
export function coverBrokenPictures(root: Document): () => void {
  const cover = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.style.setProperty('content', nothing);
    if (Number(target.getAttribute('width') ?? Infinity) <= widestIcon)
      target.style.setProperty('background', 'var(--skeleton)');
  };
  const uncover = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.style.removeProperty('content');
    target.style.removeProperty('background');
  };
  // Those that have failed already. Some browsers know no width of a drawing that has none of its own.
  for (const target of root.querySelectorAll('img'))
    if (target.complete && target.currentSrc && target.naturalWidth === 0)
      target.decode().catch(() => cover({ target }));
  root.addEventListener('error', cover, true);
  root.addEventListener('load', uncover, true);
  return () => {
    root.removeEventListener('error', cover, true);
    root.removeEventListener('load', uncover, true);
  };
}
