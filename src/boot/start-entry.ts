import type { BootState } from './boot-state.ts';
import { rootId } from '#src/contract/worker/home-document.ts';

/** The parts of Trusted Types used here; TypeScript types the script URL as a string. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules;
};

/** Timeout for the browser to become idle; ms. */
const idleWithin = 1500;
/** Delay if the browser has no idle callback; ms. */
const idleAfter = 200;

/** Loads the app's entry at once; `old` is the script that an old browser needs first. */
function load(entry: string, old: string): void {
  // The policy's name can be used only once: nothing else can create script URLs with it.
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types && types.createPolicy('entry', { createScriptURL: String });
  const add = (address: string) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy ? policy.createScriptURL(address) : address;
    script.addEventListener('error', () => recover(entry));
    document.head.append(script);
    return script;
  };
  // Polyfills load first.
  if ('hasOwn' in Object) add(entry);
  else add(old).addEventListener('load', () => add(entry));
}

/**
 * The entry loads after the first paint: at once if the document has no content yet, else after the load event when the browser
 * is idle, or on the first touch or key. The root's elements are recorded then. The development server's document names no entry
 * here.
 */
export function startEntry(boot: BootState): void {
  const { content, dataset } = document.querySelector('meta[name=entry]') as HTMLMetaElement;
  let entry = content;
  if (!entry) return;
  const start = () => {
    if (entry) load(entry, dataset['old'] as string);
    entry = '';
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'click'])
    document.addEventListener(type, start, { capture: true, once: true, passive: true });
  addEventListener('DOMContentLoaded', () => {
    if (!(boot.served = document.querySelectorAll(`#${rootId} *`)).length) start();
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleWithin });
    else setTimeout(start, idleAfter);
  });
}

/**
 * A file was corrupted in transit, and the browser would cache it for a year: once the entry loads correctly, everything is
 * fetched bypassing that cache and the page reloads, once per tab. Never rejects.
 */
export async function recover(entry: string): Promise<void> {
  try {
    if (sessionStorage['recovered']) return;
    const reload = (address: string) => fetch(address, { cache: 'reload' });
    const answer = await reload(entry);
    if (!answer.ok || !`${answer.headers.get('Content-Type')}`.includes('javascript')) return;
    sessionStorage['recovered'] = 1;
    await Promise.all(
      performance.getEntriesByType('resource').map(({ name }) => name.startsWith(location.origin) && reload(name)),
    );
    location.reload();
  } catch {
    // Offline, or storage is blocked: the next visit retries.
  }
}
