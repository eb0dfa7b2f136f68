import { expect, it } from 'vitest';
import { findEagerScreens } from '../../scripts/law/lazy-screens.ts';

const split = '?tsr-split=component---loader';
/** A build in which every screen has its own chunk. */
const built = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], dynamicImports: [] },
  '_react.js': { file: 'assets/react.js', imports: [], dynamicImports: [] },
  'locales/pt.po': { file: 'assets/pt.js', imports: [], dynamicImports: [] },
  ...Object.fromEntries(
    [
      `src/routes/m.task.tsx${split}`,
      `src/routes/m.gameList.tsx${split}`,
      'src/features/shell/page-to-come.tsx',
      'src/features/shell/site-closed.tsx',
    ].map((key, index) => [key, { file: `assets/screen${index}.js`, imports: ['_react.js'], dynamicImports: [] }]),
  ),
};
const routes = ['__root.tsx', 'index.tsx', 'm.home.tsx', '$.tsx', '-home.ts', 'm.task.tsx', 'm.gameList.tsx'];

it('finds nothing where each screen has a chunk of its own, which is loaded when it is shown [S1-087]', () => {
  expect(findEagerScreens(built, routes)).toEqual([]);
});

it('finds a screen in the entry, one that shares its chunk, and one in the first route [S1-087]', () => {
  expect(findEagerScreens(built, [...routes, 'm.service.tsx'])).toEqual([
    'src/routes/m.service.tsx has no chunk of its own',
  ]);
  const shared = { ...built, [`src/routes/m.task.tsx${split}`]: built[`src/routes/m.gameList.tsx${split}`] };
  expect(findEagerScreens(shared as typeof built, routes)).toEqual([
    'src/routes/m.gameList.tsx shares a chunk with src/routes/m.task.tsx',
  ]);
  const eager = { ...built, [`src/routes/m.task.tsx${split}`]: built['_react.js'] };
  expect(findEagerScreens(eager, routes)).toEqual(['src/routes/m.task.tsx comes with the first route']);
});
