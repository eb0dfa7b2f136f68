import { describe, expect, it } from 'vitest';
import { isHome, isPage } from './navigation.ts';
import { at } from './testing/fake-worker.ts';

const names = {
  home: new Set(['/', '/m', '/m/home', '/m/index.html']),
  withExtension: new Set(['/m/index.html', '/m/register.html']),
};
const page = (path: string) => isPage(new URL(at(path)), names);

describe('the navigations that the worker answers', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/gameList', '/m/index.html', '/m/register.html', '/nowhere'])(
    'are those to %s',
    (path) => expect(page(path)).toBe(true),
  );
  it.each([
    '/vip/vip.html',
    '/wps/docs',
    '/lgw/games/mobile',
    '/lotto/x',
    '/games/slot',
    '/assets/a.js',
    '/m/x.png',
    '/art/g/1.svg',
    '/index.css',
    '/.well-known/change-password',
  ])('are not those to %s', (path) => expect(page(path)).toBe(false));
});

it.each([
  ['/m/index.html', true],
  ['/m/home', true],
  ['/m/gameList', false],
  ['/nowhere', false],
])('%s is home: %s', (path, expected) => expect(isHome(new URL(at(path)), names)).toBe(expected));
