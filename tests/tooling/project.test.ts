import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';

const inRoot = (path: string) => join(projectRoot, path);
const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

it.each([
  ...['react', 'react-dom', '@tanstack/react-router', 'jotai', 'ky', 'workbox-window', 'vite-plugin-pwa', 'idb-keyval'],
  ...['@lingui/core', '@lingui/cli', '@lingui/vite-plugin', '@lingui/react', 'keen-slider'],
  ...['vitest', 'fake-indexeddb', '@playwright/test'],
])('package.json names %s, at one exact version that is installed [CARD-03]', (name) => {
  const version = dependencies[name] ?? devDependencies[name];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.parse(readFileSync(inRoot(`node_modules/${name}/package.json`), 'utf8')).version).toBe(version);
});

it.each([
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'lingui.config.ts', 'index.html'],
  ...['public', 'src', 'sw', 'locales', 'tests', 'README.md'],
])('the top level has %s [CARD-04]', (name) => {
  expect(existsSync(inRoot(name))).toBe(true);
});

const sources = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' });

it('the frontend is written in TypeScript, strictly checked, with React [CARD-02]', () => {
  expect(sources.filter((path) => /\.[cm]?jsx?$/.test(path))).toEqual([]);
  expect(sources.filter((path) => path.endsWith('.tsx')).length).toBeGreaterThan(50);
  expect(readFileSync(inRoot('tsconfig.base.json'), 'utf8')).toMatch(/"strict": true/);
  expect(readFileSync(inRoot('src/main.tsx'), 'utf8')).toMatch(/hydrateRoot.+from 'react-dom\/client'/);
});

it('every screen is a typed file route, named after its path [CARD-11]', () => {
  const tree = readFileSync(inRoot('src/routeTree.gen.ts'), 'utf8');
  const routes = readdirSync(inRoot('src/routes')).filter((file) => !file.startsWith('-') && !file.startsWith('__'));
  expect(routes).toContain('m.gameList.tsx');
  for (const file of routes) {
    const name = file.replace(/(?:^index)?\.tsx$/, '');
    const path = `/${name.replaceAll(/(?<!\[)\./g, '/').replaceAll(/\[(\.|\w+)\]/g, '$1')}`;
    expect(tree, file).toContain(`from './routes/${file}'`);
    expect(readFileSync(inRoot(`src/routes/${file}`), 'utf8'), file).toContain(`createFileRoute('${path}')`);
  }
});
