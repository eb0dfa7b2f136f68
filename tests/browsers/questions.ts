/** Functions that run in a page. None can use this file's scope. */

export const hasStarted = (): boolean => 'mareStarted' in window;

export const count = (selector: string): number => document.querySelectorAll(selector).length;

export const has = (selector: string): boolean => document.querySelector(selector) !== null;

export const says = (text: string): boolean => document.body.innerText.includes(text);

/** Whether the URL has a search parameter. */
export const asks = (name: string): boolean => new URLSearchParams(location.search).has(name);

/** The status of the page's call of this path since it was loaded, or null. */
export function statusOf(path: string): number | null {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === path);
  return (calls.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus ?? null;
}

/** Whether the page has loaded the file whose URL ends like this. */
export const hasCome = (file: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));

export const workerState = async (): Promise<string | null> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state ?? null;

export const hasWorkerInCharge = (): boolean => navigator.serviceWorker.controller?.state === 'activated';

/** Files that the worker has not cached yet for an offline lobby. */
export async function missingInCaches(): Promise<string[]> {
  const cachedIn = async (name: string) =>
    (await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  const documents = (await cachedIn('mare-documents')).filter((url) => url.includes('document-in='));
  const reads = await cachedIn('mare-reads');
  const pictures = new Set(await cachedIn('mare-images'));
  const shown = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc);
  return [
    ...(documents.length === 0 ? ['the document'] : []),
    ...(reads.length < 5 ? ['the reads'] : []),
    ...shown.filter((url) => url.includes('/art/') && !pictures.has(url)),
  ];
}

/** The visible pictures that did not load, and those further down that are loading. */
export const missingPictures = (): string[] =>
  [...document.images]
    .filter((image) => {
      // A browser loads some of those further down: all are requested, so that it is known which have arrived.
      image.loading = 'eager';
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !image.complete || (isInSight && image.naturalWidth === 0);
    })
    .map(({ src }) => src);

/** The member of the session in IndexedDB, or null. */
export const storedMember = (): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('mare-member');
    opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const end = (name: string | null) => {
        database.close();
        resolve(name);
      };
      if (!database.objectStoreNames.contains('keyval')) return end(null);
      const reading = database.transaction('keyval').objectStore('keyval').get('MC_SESSION_INFO');
      reading.addEventListener('success', () => end(reading.result?.value?.userName ?? null));
    });
  });

/** Navigates inside the app, like a link. */
export function goTo(path: string): null {
  history.pushState(null, '', path);
  return null;
}

type Router = { state: { status: string; resolvedLocation?: { publicHref: string } } };
/** Whether the page of this URL is shown. */
export function isAt(path: string): boolean {
  const state = (window as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__?.state;
  return state?.status === 'idle' && state.resolvedLocation?.publicHref === path;
}

/** Advances the device's clock; ms. */
export function advanceClock(by: number): null {
  const now = Date.now.bind(Date);
  Date.now = () => now() + by;
  return null;
}

/** Presses the button of this name in a part of the page. */
export function press(part: string, name: string): null {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${part} button`)];
  buttons.find(({ innerText }) => innerText.trim() === name)?.click();
  return null;
}
