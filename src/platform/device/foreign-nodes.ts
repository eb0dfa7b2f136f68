/**
 * A browser that translates a page wraps or replaces our text nodes, while React keeps the nodes that it created: removing a
 * moved node, or inserting before it, throws, and the screen is lost (docs/decisions/079-other-hands-in-the-page.md). Here each
 * such node is mapped to its current replacement, and a text that changes is restored to its place.
 */

/** Replacements of text nodes that are no longer in the document. */
const standIns = new WeakMap<Node, ChildNode>();

/** The child of `parent` that is, contains or replaces a node. */
function childFor(parent: Node, node: Node | null | undefined): Node | null {
  while (node && node.parentNode !== parent) node = node.parentNode || standIns.get(node);
  return node || null;
}

let follows = false;

/** Installs the patches for the life of the page. */
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
