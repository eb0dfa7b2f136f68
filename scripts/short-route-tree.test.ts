import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortenRouteTree } from './short-route-tree.ts';

const tree = `const HomeRoute = HomeRouteImport.update({
  id: '/home',
  path: '/home',
  getParentRoute: () => rootRouteImport,
} as any);
const SetRoute = SetRouteImport.update({
  id: '/set_/one',
  path: '/set/one',
  getParentRoute: () => rootRouteImport,
} as any);
const rootRouteChildren: RootRouteChildren = {
  HomeRoute: HomeRoute,
  SetRoute: SetRoute,
};`;

it('tells each route its place by one function, and makes a list of the children', () => {
  const short = shortenRouteTree(tree);
  expect(short).toContain("const HomeRoute = placeRoute(HomeRouteImport, '/home');");
  expect(short).toContain("const SetRoute = placeRoute(SetRouteImport, '/set_/one', '/set/one');");
  expect(short).toMatch(/const rootRouteChildren: any = \[\s*HomeRoute,\s*SetRoute,\s*\];/);
});

it('shortens every route of the tree that is there', () => {
  const whole = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
  const routes = whole.match(/\.update\(/g)?.length ?? 0;
  const short = shortenRouteTree(whole);
  expect(short.match(/\.update\(/g)).toHaveLength(1);
  expect(short.match(/placeRoute\(\w+,/g)).toHaveLength(routes);
});

it('throws where the generator writes otherwise', () => {
  expect(() => shortenRouteTree('export const routeTree = {};')).toThrow('written otherwise');
});
