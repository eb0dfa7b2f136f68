type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** A file of this build and nothing else may run as a worker here, by a policy of its own that the Content-Security-Policy names. */
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

/** Starts a worker. Throws where a browser has none. @param url as an import with `?worker&url` gives it */
export const startWorker = (url: string): Worker => new Worker(trustedUrl(url));
