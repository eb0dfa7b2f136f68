/** What is asked of a page. Each function runs there, and reaches nothing of this file. */

export const hasStarted = (): boolean => 'mareStarted' in window;

export const count = (selector: string): number => document.querySelectorAll(selector).length;

export const has = (selector: string): boolean => document.querySelector(selector) !== null;

export const says = (text: string): boolean => document.body.innerText.includes(text);

/** Whether the address carries a search parameter. */
export const asks = (name: string): boolean => new URLSearchParams(location.search).has(name);

/** The status of the call of this path that the page has made since it was loaded, or null. */
export function statusOf(path: string): number | null {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === path);
  return (calls.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus ?? null;
}

/** Whether the page has loaded the file whose address ends so. */
export const hasCome = (file: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));

export const workerState = async (): Promise<string | null> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state ?? null;

export const hasWorkerInCharge = (): boolean => navigator.serviceWorker.controller?.state === 'activated';

/** What the worker has not cached yet of what a lobby without a network needs. */
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

/** The pictures in sight that are not there, and those further down that are on their way. */
export const missingPictures = (): string[] =>
  [...document.images]
    .filter((image) => {
      // A browser fetches some of those further down: all are asked for, so that it can be told which have come.
      image.loading = 'eager';
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !image.complete || (isInSight && image.naturalWidth === 0);
    })
    .map(({ src }) => src);

/** Whose session IndexedDB holds, or null. */
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

/** Goes to another page inside the app, as a link would. */
export function goTo(path: string): null {
  history.pushState(null, '', path);
  return null;
}

type Router = { state: { status: string; resolvedLocation?: { publicHref: string } } };
/** Whether the page of this address is the one that is shown. */
export function isAt(path: string): boolean {
  const state = (window as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__?.state;
  return state?.status === 'idle' && state.resolvedLocation?.publicHref === path;
}

/** Puts the device's clock ahead; ms. */
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
