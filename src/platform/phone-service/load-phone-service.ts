import { AppError } from '#src/platform/calls/errors.ts';

/** Exchanges the code of an SMS for its token; rejects if the code is wrong. */
export type ConfirmCode = (code: string) => Promise<string>;

/**
 * The app's interface to a push service for SMS: the exports of its script. `sendCode` sends a code to a number in E.164
 * (`+5511987654321`) and rejects on failure. docs/operating.md has an example for Firebase.
 */
export type PhoneService = { readonly sendCode: (mobile: string) => Promise<ConfirmCode> };
/** Address and hash of the script. */
export type PhoneServiceSource = { readonly module: string; readonly integrity: string };

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let loading: Promise<PhoneService> | undefined;

/**
 * Loads the script of the push service, once, on demand. The browser verifies its hash: a modified script does not run. Rejects
 * with an AppError; the next call retries.
 */
export function loadPhoneService(source: PhoneServiceSource): Promise<PhoneService> {
  loading ??= load(source).catch((cause: unknown) => {
    loading = undefined;
    throw new AppError(navigator.onLine ? 'bad_gateway' : 'no_internet', { cause });
  });
  return loading;
}

/** `import` takes no hash: the script element verifies it, and `import` then returns the loaded module. */
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
  // The status contains this one address, and the page's Content-Security-Policy names the policy.
  policy ??= factory?.createPolicy('firebase-url', { createScriptURL: String });
  return policy?.createScriptURL(module) ?? module;
}
