import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgets, findBudgetFaults, firstRouteFiles } from '../../scripts/law/budgets.ts';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_react.js'],
    dynamicImports: [
      'src/routes/index.tsx?tsr-split=component---loader',
      'src/routes/m.gameList.tsx?tsr-split=component---loader',
      'locales/pt.po',
      'locales/en.po',
    ],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/index.tsx?tsr-split=component---loader': { file: 'assets/home.js', imports: ['_react.js', '_tile.js'] },
  'src/routes/m.gameList.tsx?tsr-split=component---loader': {
    file: 'assets/list.js',
    imports: ['_tile.js', '_search.js'],
  },
  '_tile.js': { file: 'assets/tile.js' },
  '_search.js': { file: 'assets/search.js' },
  'locales/pt.po': { file: 'assets/pt.js' },
  'locales/en.po': { file: 'assets/en.js' },
};
const scripts = ['index', 'react', 'home', 'list', 'tile', 'search', 'pt', 'en'];

/** A build whose every script is `size` bytes that do not compress. */
function buildOf(size: number, changes: Record<string, string> = {}): string {
  return writeTree({
    'dist/client/.vite/manifest.json': JSON.stringify(manifest),
    'dist/client/home-size.json': '{ "pt": 9000, "en": 8900 }',
    'dist/client/index.html': '<script>start()</script>',
    'dist/client/sw.js': 'listen()',
    'src/routes/index.tsx': '',
    'src/routes/m.help.tsx': '',
    'src/routes/m.help.search.tsx': '',
    'src/routes/-parts.tsx': '',
    ...Object.fromEntries(scripts.map((name) => [`dist/client/assets/${name}.js`, randomBytes(size)])),
    ...changes,
  });
}

const faultsOf = (root: string) => findBudgetFaults(root, () => undefined);

it('counts the entry, home, the Portuguese texts and all their imports, each once, and nothing of other screens', () => {
  expect(firstRouteFiles(manifest)).toEqual(
    ['home', 'index', 'pt', 'react', 'tile'].map((name) => `assets/${name}.js`),
  );
});

it('counts no chunk for home where it is part of the entry', () => {
  const { 'src/routes/index.tsx?tsr-split=component---loader': _, ...rest } = manifest;
  expect(firstRouteFiles(rest)).toEqual(['index', 'pt', 'react'].map((name) => `assets/${name}.js`));
});

describe('first route', () => {
  const forTwoRoutes = budgets.firstRouteBase + 2 * budgets.eachRoute;

  it('passes within the budget', () => {
    expect(faultsOf(buildOf(forTwoRoutes / 5 - 100))).toEqual([]);
  });

  it('refuses a build over budget', () => {
    expect(faultsOf(buildOf(forTwoRoutes / 5 + 1))[0]).toMatch(
      /^firstRouteScript has \d+ bytes, over its budget of 110720$/,
    );
  });

  it('refuses a manifest that names a file that is not there', () => {
    const lost = { ...manifest, '_react.js': { file: 'assets/renamed.js' } };
    const root = buildOf(10, { 'dist/client/.vite/manifest.json': JSON.stringify(lost) });
    expect(faultsOf(root)[0]).toMatch(/renamed\.js is not there/);
  });

  it.each(['index.html', 'locales/pt.po', 'tsr-split'])('refuses a manifest that has lost %s', (word) => {
    const rest = Object.entries(manifest).filter(([key]) => !key.includes(word));
    const root = buildOf(10, { 'dist/client/.vite/manifest.json': JSON.stringify(Object.fromEntries(rest)) });
    expect(faultsOf(root)[0]).toMatch(/the manifest has no chunk for/);
  });
});

describe('home document', () => {
  it('refuses the heavier language over budget', () => {
    const root = buildOf(10, { 'dist/client/home-size.json': JSON.stringify({ pt: 14_001, en: 9000 }) });
    expect(faultsOf(root)).toEqual(['homeDocument has 14001 bytes, over its budget of 14000']);
  });

  it('refuses a missing measurement', () => {
    expect(faultsOf(buildOf(10, { 'dist/client/home-size.json': '{}' }))[0]).toMatch(/names no language/);
  });
});

describe('inline script', () => {
  it('counts every inline script of the document', () => {
    const page = `<script src="/a.js"></script><script>${'a'.repeat(1990)}</script><script>${'é'.repeat(6)}</script>`;
    expect(faultsOf(buildOf(10, { 'dist/client/index.html': page }))).toEqual([
      'inlineScript has 2002 bytes, over its budget of 2000',
    ]);
  });

  it('refuses a document without one', () => {
    expect(faultsOf(buildOf(10, { 'dist/client/index.html': '<p></p>' }))[0]).toMatch(/no inline script/);
  });
});

it('refuses a worker over its budget, as it is sent', () => {
  const root = buildOf(10, { 'dist/client/sw.js': randomBytes(10_000).toString('hex') });
  expect(faultsOf(root)).toEqual([]);
  const heavy = buildOf(10, { 'dist/client/sw.js': randomBytes(17_000).toString('hex') });
  expect(faultsOf(heavy)[0]).toMatch(/^worker has 17\d{3} bytes, over its budget of 16000$/);
});

it('refuses a folder without a build', () => {
  expect(faultsOf(writeTree({ 'package.json': '{}' }))).toEqual([
    expect.stringMatching(/^firstRouteScript: .*manifest\.json is not there/),
    expect.stringMatching(/^homeDocument: .*home-size\.json is not there/),
    expect.stringMatching(/^inlineScript: .*index\.html is not there/),
    expect.stringMatching(/^worker: .*sw\.js is not there/),
  ]);
});
