import { expect, it } from 'vitest';
import { findBrowserFaults } from '../../scripts/law/browser-law.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const faultsOf = (file: string, source: string) => findBrowserFaults(writeTree({ [file]: source }));

it.each([
  ["localStorage.getItem('a');", 'localStorage'],
  ["localStorage['a'];", 'localStorage'],
  ["globalThis.sessionStorage.setItem('a', 'b');", 'sessionStorage'],
  ["window['sessionStorage'];", 'sessionStorage'],
  ["indexedDB.open('a');", 'indexedDB'],
  ["const has = typeof indexedDB === 'undefined';", 'indexedDB'],
  ['const factory = indexedDB;', 'indexedDB'],
  ['const { indexedDB: factory } = globalThis;', 'indexedDB'],
  ["caches.delete('a');", 'caches'],
  ["new BroadcastChannel('a');", 'BroadcastChannel'],
  ['void Notification.requestPermission();', 'Notification'],
  ["matchMedia('print');", 'matchMedia'],
  ["window.matchMedia('print');", 'matchMedia'],
  ["navigator.locks.request('a', () => 1);", 'navigator.locks'],
  ['navigator.serviceWorker?.controller;', 'navigator.serviceWorker'],
  ['const { serviceWorker } = navigator;', 'navigator.serviceWorker'],
  ['void navigator.storage.persist();', 'navigator.storage'],
  ["void navigator.permissions.query({ name: 'push' });", 'navigator.permissions'],
  ["void navigator.clipboard.writeText('a');", 'navigator.clipboard'],
  ['void navigator.share({});', 'navigator.share'],
  ["void navigator.wakeLock.request('screen');", 'navigator.wakeLock'],
  ['navigator.vibrate(1);', 'navigator.vibrate'],
  ['void navigator.credentials.get({});', 'navigator.credentials'],
  ["document.cookie = 'a=b';", 'document.cookie'],
  ["new Worker('/a.js');", 'Worker'],
])('refuses %s', (line, name) => {
  for (const file of ['src/state/a.ts', 'sw/a.ts', 'gateway/games/client/a.ts', 'gateway/pages/chat-client/a.ts'])
    expect(faultsOf(file, `const a = 1;\n${line}\n`)[0]).toMatch(
      new RegExp(`^${file}:2 touches ${name}, which a browser may refuse`),
    );
});

it.each([
  // A word of a text or a comment, one of the file's own names, a type.
  "const say = 'localStorage'; // localStorage",
  'const cache = { caches: 1 }; cache.caches;',
  'let channel: BroadcastChannel | undefined; channel = undefined;',
  "navigator.onLine; 'serviceWorker' in navigator; document.title;",
])('lets stand %s', (line) => {
  expect(faultsOf('src/state/a.ts', line)).toEqual([]);
});

it('lets the owners, tests and code outside browsers use it', () => {
  const source = "localStorage.getItem('a');";
  for (const file of ['src/platform/base/browser-storage.ts', 'src/state/a.test.ts', 'gateway/http/a.ts'])
    expect(faultsOf(file, source)).toEqual([]);
});

it('finds nothing in this project', () => {
  expect(findBrowserFaults(projectRoot)).toEqual([]);
});
