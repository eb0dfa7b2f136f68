import { AppError } from '#src/platform/calls/errors.ts';

/** Gives the code that came by SMS for the token that says so; rejects when the code is wrong. */
export type ConfirmCode = (code: string) => Promise<string>;

/**
 * All that the app knows of a push service for SMS: what its script exports. `sendCode` sends a code to a number in E.164 (`+5511987654321`)
 * and rejects when none could be sent. docs/operating.md has one for Firebase.
 */
export type PhoneService = { readonly sendCode: (mobile: string) => Promise<ConfirmCode> };
/** Where the script is, and its hash. */
export type PhoneServiceSource = { readonly module: string; readonly integrity: string };

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let loading: Promise<PhoneService> | undefined;

/**
 * Loads the script of the push service, once, and only when it is needed. Its hash is checked by the browser: a script that was changed
 * does not run. Rejects with an AppError; the next call tries again.
 */
export function loadPhoneService(source: PhoneServiceSource): Promise<PhoneService> {
  loading ??= load(source).catch((cause: unknown) => {
    loading = undefined;
    throw new AppError(navigator.onLine ? 'bad_gateway' : 'no_internet', { cause });
  });
  return loading;
}

/** `import` knows no hash: the element checks it, and what was loaded by it is what `import` then answers. */
async function load({ module, integrity }: PhoneServiceSource): Promise<PhoneService> {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', integrity, crossOrigin: 'anonymous', src: trustedUrl(module) });
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script of the push service did not load')));
    document.head.append(script);
  });
  const loaded = (await import(/* @vite-ignore */ module)) as Partial<PhoneService>;
  if (typeof loaded.sendCode !== 'function') throw new Error('the script of the push service exports no sendCode');
  return { sendCode: loaded.sendCode };
}

let policy: Policy | undefined;
function trustedUrl(module: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  // The gateway has named this one address in the status, and the policy's name in the page's Content-Security-Policy.
  policy ??= factory?.createPolicy('firebase-url', { createScriptURL: String });
  return policy?.createScriptURL(module) ?? module;
}
