/**
 * The cycles of a graph, one per group of files that reach each other (Tarjan's strongly connected components).
 * `edges` maps a file to the files that it imports.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    let low = index;
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const cycle = stack.splice(stack.indexOf(file));
      if (cycle.length > 1 || (edges.get(file) ?? []).includes(file)) cycles.push(cycle);
    }
    return low;
  }

  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
