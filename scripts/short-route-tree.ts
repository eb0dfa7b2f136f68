import type { Plugin } from 'vite';

const route =
  /(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: ('[^']*'),\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g;
const children = /const rootRouteChildren: RootRouteChildren = \{([^}]*)\};/;

/**
 * The generated tree of routes in fewer words: what each route is told of its place is told by one function, and the root's children are
 * a list. All routes are the root's. With some fifty of them that is 0.4 kB of the first route. Throws where the generator writes otherwise.
 */
export function shortenRouteTree(code: string): string {
  if (code.search(route) < 0 || !children.test(code))
    throw new Error('the tree of routes is written otherwise than before');
  const short = code
    .replaceAll(route, (_, name: string, id: string, path: string) =>
      id === path ? `placeRoute(${name}, ${id})` : `placeRoute(${name}, ${id}, ${path})`,
    )
    .replace(
      children,
      (_, list: string) => `const rootRouteChildren: any = [${list.replaceAll(/^\s*(\w+): \1,$/gm, '$1,')}];`,
    );
  return `${short}
function placeRoute<R>(route: R, id: string, path = id): R {
  return (route as any).update({ id, path, getParentRoute: () => rootRouteImport });
}
`;
}

/** Shortens the tree of routes in what is built. */
export const shortRouteTree = (): Plugin => ({
  name: 'mare:short-route-tree',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/src/routeTree.gen.ts') ? { code: shortenRouteTree(code), map: null } : null),
});
