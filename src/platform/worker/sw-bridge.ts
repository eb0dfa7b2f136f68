import { workerContainer } from '#src/platform/base/browser-parts.ts';

/** The only address that may be registered, by the policy that the Content-Security-Policy names. */
const scriptUrl = '/sw.js';
const policyName = 'sw-url';

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

/** A URL that Trusted Types accepts, if supported; every other URL is refused. */
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

/**
 * Registers the service worker, once the page has settled. The browser's HTTP cache is bypassed. Resolves with its registration;
 * undefined if workers are unsupported or refused.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!workerContainer()) return undefined;
  const { Workbox } = await import('workbox-window');
  return new Workbox(trustedUrl(), { updateViaCache: 'none' }).register().catch(() => undefined);
}
