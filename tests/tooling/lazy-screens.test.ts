import { expect, it } from 'vitest';
import type { Manifest } from '../../scripts/law/budgets.ts';
import { findEagerScreens } from '../../scripts/law/lazy-screens.ts';

const split = '?tsr-split=component---loader';
/** A build in which every screen has its own chunk. */
const built: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], dynamicImports: [] },
  '_react.js': { file: 'assets/react.js', imports: [], dynamicImports: [] },
  'locales/pt.po': { file: 'assets/pt.js', imports: [], dynamicImports: [] },
  ...Object.fromEntries(
    [`src/routes/m.task.tsx${split}`, `src/routes/m.gameList.tsx${split}`, 'src/features/shell/site-closed.tsx'].map(
      (key, index) => [key, { file: `assets/screen${index}.js`, imports: ['_react.js'], dynamicImports: [] }],
    ),
  ),
};
const chunkAt = (place: string) => built[place] ?? { file: '' };
const routes = ['__root.tsx', 'index.tsx', 'm.home.tsx', '$.tsx', '-home.ts', 'm.task.tsx', 'm.gameList.tsx'];

it('finds nothing where each screen has a chunk of its own, which is loaded when it is shown [S1-087]', () => {
  expect(findEagerScreens(built, routes)).toEqual([]);
});

it('finds a screen in the entry, one that shares its chunk, and one in the first route [S1-087]', () => {
  expect(findEagerScreens(built, [...routes, 'm.service.tsx'])).toEqual([
    'src/routes/m.service.tsx has no chunk of its own',
  ]);
  const taskIn = (place: string): Manifest => ({ ...built, [`src/routes/m.task.tsx${split}`]: chunkAt(place) });
  const shared = taskIn(`src/routes/m.gameList.tsx${split}`);
  expect(findEagerScreens(shared, routes)).toEqual([
    'src/routes/m.gameList.tsx shares a chunk with src/routes/m.task.tsx',
  ]);
  expect(findEagerScreens(taskIn('_react.js'), routes)).toEqual(['src/routes/m.task.tsx comes with the first route']);
});
