import { describe, expect, it, vi } from 'vitest';
import { isOwnFile, ownFilesOnly } from './own-files.ts';
import { at } from './testing/fake-worker.ts';

const file = (type: string, status = 200) => new Response('x', { status, headers: { 'Content-Type': type } });
const event = {} as ExtendableEvent;

describe('the files of the app', () => {
  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.css', 'text/css'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ])('are known by their type: %s', (path, type) => {
    expect(isOwnFile(at(path), file(type))).toBe(true);
    expect(isOwnFile(at(path), file(type, 404))).toBe(false);
    expect(isOwnFile(at(path), file('text/plain'))).toBe(false);
  });

  it('that arrived corrupt are requested bypassing the browser’s cache', async () => {
    const network = vi.fn(async () => file('text/javascript'));
    vi.stubGlobal('fetch', network);
    const request = new Request(at('/assets/a.js'));
    const corrupt = file('text/plain');
    expect(await ownFilesOnly.fetchDidSucceed?.({ request, response: corrupt, event })).not.toBe(corrupt);
    expect(network).toHaveBeenCalledWith(at('/assets/a.js'), { cache: 'reload' });
    network.mockClear();
    const good = file('text/javascript');
    expect(await ownFilesOnly.fetchDidSucceed?.({ request, response: good, event })).toBe(good);
    expect(network).not.toHaveBeenCalled();
  });

  it('are all that is cached', async () => {
    const request = new Request(at('/assets/a.js'));
    for (const response of [file('text/html'), file('text/javascript', 500), file('text/plain')])
      expect(await ownFilesOnly.cacheWillUpdate?.({ request, response, event })).toBeNull();
    const good = file('text/javascript');
    expect(await ownFilesOnly.cacheWillUpdate?.({ request, response: good, event })).toBe(good);
  });
});
