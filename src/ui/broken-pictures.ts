/** A transparent picture. */
const nothing = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`;
/** px */
const widestIcon = 120;

/**
 * Replaces a picture that fails to load, or has no content, without the browser's icon for it: its content is also given as text.
 * An icon keeps a plain ground; larger pictures have one already. A picture that loads later is shown. Returns the function that
 * stops watching.
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
  // Those that have failed already. Some browsers report no width for an SVG without intrinsic size.
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
