/**
 * Gives the focus to `place` when the element that has it is removed, by another page or the next step of this one: a keyboard would else start at the top
 * of the document again. Focus that is given up, as by a tap beside a field, stays so. Returns a function that ends it.
 */
export function keepFocus(root: Document, place: () => HTMLElement | null): () => void {
  let focused: EventTarget | null = null;
  const isNowhere = () => root.activeElement === null || root.activeElement === root.body;

  const note = ({ target }: FocusEvent) => (focused = target);
  // Some browsers tell it of a removed element too, and before it is removed.
  const give = () =>
    setTimeout(() => {
      if (focused instanceof Element && focused.isConnected && isNowhere()) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    // A dialog or a part of the page may give it a better place.
    setTimeout(() => isNowhere() && place()?.focus({ preventScroll: true }));
  });

  root.addEventListener('focusin', note);
  root.addEventListener('focusout', give);
  observer.observe(root.body, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', give);
    observer.disconnect();
  };
}
