/**
 * A browser that translates a page puts elements round our texts, or in their place, and React goes on with the texts that it made: it
 * takes away, and inserts before, a node that is not where it put it, and the screen is lost (docs/decisions/079-other-hands-in-the-page.md).
 * Here each such node is followed to what stands for it now, and a text that changes takes its place back.
 */

/** What took the place of a text that is no longer in the document. */
const standIns = new WeakMap<Node, ChildNode>();

/** The child of `parent` that a node is, is in, or was replaced by. */
function childFor(parent: Node, node: Node | null | undefined): Node | null {
  while (node && node.parentNode !== parent) node = node.parentNode || standIns.get(node);
  return node || null;
}

let follows = false;

/** From now on, for as long as the page lives. */
export function followForeignNodes(): void {
  if (follows) return;
  follows = true;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const found = childFor(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childFor(this, before)) as T;
  };
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling } of records) {
      const before = standIns.get(target);
      if (before && !target.parentNode) before.replaceWith(target);
      const standIn = addedNodes[0] || previousSibling;
      if (!standIn || standIn.nodeName !== 'FONT') continue;
      for (const text of removedNodes) {
        standIns.set(text, standIn as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
