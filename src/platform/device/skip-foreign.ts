/**
 * Lets React hydrate a document into which another program, such as a password manager, has inserted elements: during hydration,
 * traversal skips each element that was not in the document. Nothing is removed, so that the program does not insert it again,
 * and the fields keep their input (docs/decisions/079-other-hands-in-the-page.md). Returns the function that ends it.
 */
export function skipForeign(root: Element, served: ArrayLike<Element>): () => void {
  const ours = new Set<Node>(Array.from(served));
  const { prototype } = Node;
  const isForeign = (node: Node): boolean =>
    node.nodeType === Node.ELEMENT_NODE &&
    !ours.has(node) &&
    (node.parentNode === root || ours.has(node.parentNode as Node));
  const stops = (['firstChild', 'nextSibling'] as const).map((name) => {
    const usual = Object.getOwnPropertyDescriptor(prototype, name);
    const next = Object.getOwnPropertyDescriptor(prototype, 'nextSibling')?.get;
    if (!usual?.get || !next) return () => undefined;
    const { get } = usual;
    Object.defineProperty(prototype, name, {
      ...usual,
      get(this: Node) {
        let found: Node | null = get.call(this);
        while (found && isForeign(found)) found = next.call(found);
        return found;
      },
    });
    return () => Object.defineProperty(prototype, name, usual);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
