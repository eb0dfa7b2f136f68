import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** An address for every route that the router knows, with a made-up word where a route takes one. */
export function routePaths(): string[] {
  const tree = readFileSync(join(projectRoot, 'src/routeTree.gen.ts'), 'utf8');
  const list = /fullPaths:([^;]+);/.exec(tree)?.[1] ?? '';
  const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll(/\$\w*/g, 'elsewhere'));
  if (paths.length === 0) throw new Error('src/routeTree.gen.ts lists no paths');
  return paths;
}
