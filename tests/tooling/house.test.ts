import { existsSync, readFileSync } from 'node:fs';
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
