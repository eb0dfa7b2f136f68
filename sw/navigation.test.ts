import { describe, expect, it } from 'vitest';
import { shellDenylist } from './navigation.ts';

const denied = (path: string) => shellDenylist.some((rule) => rule.test(path));

describe('the navigations that the shell never answers', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/gameList', '/m/index.html', '/m/register.html', '/nowhere'])(
    'leaves %s to the shell',
    (path) => {
      expect(denied(path)).toBe(false);
    },
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
  ])('keeps it from %s', (path) => {
    expect(denied(path)).toBe(true);
  });
});
