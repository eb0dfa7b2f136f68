type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** Only a file of this build may run as a worker here, by its own Trusted Types policy that the Content-Security-Policy names. */
function trustedUrl(url: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('work-url', {
    createScriptURL: (given) => {
      if (!__DEVELOPMENT__ && !/^\/assets\/[\w.-]+\.js$/.test(given)) throw new TypeError('no file of this build');
      return given;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Starts a worker. Throws if workers are unsupported. @param url from an import with `?worker&url` */
export const startWorker = (url: string): Worker => new Worker(trustedUrl(url));
