import type { BootState } from './boot-state.ts';
import { rootId } from '#src/contract/worker/home-document.ts';
import { recover } from './recover.ts';

/** What the browser's Trusted Types have of interest here; its address is a text as far as TypeScript goes. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules;
};

/** The browser is given this long to become idle; ms. */
const idleWithin = 1500;
/** Where a browser cannot say that it is idle; ms. */
const idleAfter = 200;

/** Starts the app's entry at once; `old` is the script that an old browser needs before it. */
function load(entry: string, old: string): void {
  // The policy's name is used up here: nothing else can make script addresses with it.
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
  // What an old browser lacks comes first.
  if ('hasOwn' in Object) add(entry);
  else add(old).addEventListener('load', () => add(entry));
}

/**
 * The entry comes when the page has painted: at once when the document has nothing to show yet, else after the load event
 * when the browser is idle, or at the first touch or key. What the root came with is noted then. The development server's document names no entry here.
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
