import { expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { reachOf } from './reach.ts';

const files = {
  'src/main.tsx': `import './routeTree.gen.ts';\nimport './state/identity/session.ts';`,
  'src/routeTree.gen.ts': `import './routes/m.help.tsx';\nimport './routes/m.set.tsx';`,
  'src/routes/m.help.tsx': `import '../features/help.tsx';`,
  'src/routes/m.set.tsx': `const page = () => import('../features/settings.tsx');`,
  'src/features/help.tsx': `import './help.module.css';`,
  'src/features/help.module.css': '',
  'src/features/settings.tsx': '',
  'src/state/identity/session.ts': '',
  'gateway/server/server.ts': `import '../areas/site/text-calls.ts';`,
  'gateway/areas/site/text-calls.ts': '',
  'gateway/cli/run.ts': '',
  'tests/support/push.ts': `import '#gateway/cli/run.ts';`,
  'tests/journeys/help.spec.ts': String.raw`expect(page).toHaveURL(/\/m\/help$/);`,
  'tests/journeys/push.spec.ts': `import '../support/push.ts';`,
  'tests/journeys/every.spec.ts': 'for (const path of paths) go(`/m/${path}`);',
  'locales/pt.po': '',
};
const reach = (...changed: string[]) => reachOf(writeTree(files), changed);
const specsOf = (...changed: string[]) => [...reach(...changed).specs.keys()].toSorted();

it('reaches the journeys to a page whose route imports the change, also lazily and in styles', () => {
  expect(specsOf('src/features/help.module.css')).toEqual([
    'tests/journeys/every.spec.ts',
    'tests/journeys/help.spec.ts',
  ]);
  expect(specsOf('src/features/settings.tsx')).toEqual(['tests/journeys/every.spec.ts']);
});

it('reaches the journeys that import the change', () => {
  expect(specsOf('gateway/cli/run.ts')).toEqual(['tests/journeys/push.spec.ts']);
  expect(specsOf('tests/journeys/help.spec.ts')).toEqual(['tests/journeys/help.spec.ts']);
});

it('reaches everything from the common start of every page, from files that are not code and from deleted ones', () => {
  for (const file of [
    'src/state/identity/session.ts',
    'gateway/areas/site/text-calls.ts',
    'locales/pt.po',
    'package.json',
    'src/unknown.css',
  ])
    expect(reach(file)).toMatchObject({ everything: file });
  expect(specsOf('src/state/identity/session.ts')).toHaveLength(3);
});

it('reaches nothing from documents, and from a deleted test', () => {
  expect(specsOf('docs/operating.md', 'README.md', 'tests/journeys/gone.spec.ts')).toEqual([]);
});
