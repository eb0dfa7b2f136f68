/** The one address that may be registered, by the policy that the Content-Security-Policy names. */
const scriptUrl = '/sw.js';
const policyName = 'sw-url';

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

/** A URL that Trusted Types lets through, where there are any; every other URL is refused. */
function trustedUrl(): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== scriptUrl) throw new TypeError('not the service worker');
      return url;
    },
  });
  return policy?.createScriptURL(scriptUrl) ?? scriptUrl;
}

export type WorkerUpdate = {
  /** Lets the new version take over and reloads the page once it has. */
  apply: () => void;
};

/**
 * Registers the service worker, once the page has settled. `onUpdate` is called when a new version waits; nothing is
 * replaced before its `apply`. Resolves when registered; a browser without workers, or that refuses, is left as it is.
 */
export async function registerServiceWorker(onUpdate?: (update: WorkerUpdate) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedUrl());
  worker.addEventListener('waiting', () =>
    onUpdate?.({
      apply: () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      },
    }),
  );
  await worker.register().catch(() => undefined);
}
