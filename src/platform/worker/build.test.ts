// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = (entry: string) => `<!doctype html><meta name="entry" content="${entry}" /><div id="root"></div>`;
const load = async () => {
  vi.resetModules();
  return import('./build.ts');
};
beforeEach(() => {
  document.head.innerHTML = '<meta name="entry" content="/assets/index-1.js" />';
  sessionStorage.clear();
});

describe('the server’s build', () => {
  const answers = (answer: () => Response) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is read from its document, past every cache', async () => {
    const fetch = answers(() => new Response(page('/assets/index-2.js')));
    const { pageBuild, readServerBuild } = await load();
    expect([pageBuild(), await readServerBuild()]).toEqual(['/assets/index-1.js', '/assets/index-2.js']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it.each([
    ['an error', () => new Response(page('/assets/index-2.js'), { status: 503 })],
    ['a page of another site', () => new Response('<h1>Welcome to the hotel</h1>')],
    [
      'silence',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is not known after %s', async (_what, answer) => {
    answers(answer);
    const { readServerBuild } = await load();
    expect(await readServerBuild()).toBeUndefined();
  });
});

describe('reloading', () => {
  it('happens once, however often it is asked for, and is remembered for the build', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { hasReloaded, reloadPage } = await load();
    expect(hasReloaded()).toBe(false);
    void reloadPage();
    void reloadPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(hasReloaded()).toBe(true);
    document.head.innerHTML = '<meta name="entry" content="/assets/index-2.js" />';
    expect(hasReloaded()).toBe(false);
  });

  it('can be asked for again where the browser did not do it', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { reloadPage } = await load();
    const stays = vi.fn<() => void>();
    void reloadPage().then(stays);
    await vi.advanceTimersByTimeAsync(9000);
    void reloadPage();
    expect(stays).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stays).toHaveBeenCalledOnce();
    void reloadPage();
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('by itself does not happen where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const { hasReloaded } = await load();
    expect(hasReloaded()).toBe(true);
  });
});
