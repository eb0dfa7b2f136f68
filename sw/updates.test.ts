import { expect, it, vi } from 'vitest';
import { askBuild, skipWaiting } from '#src/contract/worker/worker-update.ts';

/** Workbox reads the worker's scope on import. */
vi.stubGlobal('self', { addEventListener: () => undefined, registration: { scope: '/' } });
const { prepareUpdates, shellFits } = await import('./updates.ts');

/** A worker of this build, and its answer to a page's message. */
function worker() {
  const events = new EventTarget();
  const skip = vi.fn(() => Promise.resolve());
  prepareUpdates({ addEventListener: events.addEventListener.bind(events), skipWaiting: skip }, [
    { url: 'index.html', revision: 'r1' },
    { url: 'assets/index-1.js', revision: null },
  ]);
  const tell = (data: object) => {
    const postMessage = vi.fn<(answer: object) => void>();
    events.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage }] }));
    return postMessage.mock.calls[0]?.[0];
  };
  return { skip, tell };
}

it('says which build it is, and whether the page that asks began with a file of it', () => {
  const { tell } = worker();
  const build = expect.stringMatching(/^r1-/);
  expect(tell({ type: askBuild, entry: '/assets/index-1.js' })).toEqual({ build, own: true });
  expect(tell({ type: askBuild, entry: '/assets/index-0.js' })).toEqual({ build, own: false });
});

it('waits until it is asked to take over', () => {
  const { skip, tell } = worker();
  tell({ type: askBuild, entry: '' });
  expect(skip).not.toHaveBeenCalled();
  tell({ type: skipWaiting });
  expect(skip).toHaveBeenCalledOnce();
});

const entries = [{ url: 'index.html', revision: '1' }, { url: 'assets/index-1.js' }, { url: '/assets/index-1.css' }];
const page = (...paths: string[]) =>
  new Response(paths.map((path) => `<meta name="entry" content="${path}" />`).join(''));

it.each([
  [['/assets/index-1.js', '/assets/index-1.css'], true],
  [[], true],
  [['/icons/icon.svg', '/assets/index-1.js'], true],
  [['/assets/index-2.js', '/assets/index-1.css'], false],
])('a shell that names %j: %s', async (paths, fits) => {
  expect(await shellFits(page(...paths), entries)).toBe(fits);
});
