import type { Call } from '#src/contract/core/call.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { toAppError } from './errors.ts';
import type { HttpConfig, SendOptions } from './http.ts';

/**
 * Entry point of http.ts for all other modules. A first visit has its data in the document, so the code that makes calls is not
 * part of the first route: it loads with the first call.
 */
let configure: (config: HttpConfig) => void = () => undefined;
let configured = new Promise<HttpConfig>((resolve) => (configure = resolve));
let loading: Promise<typeof import('./http.ts')> | undefined;

async function loadHttp() {
  const [http, config] = await Promise.all([import('./http.ts'), configured]);
  http.configureHttp(config);
  return http;
}

/** Configures the gateway's origin and the session. Calls wait for it: the session's code loads after the first paint, too. */
export function configureHttp(next: HttpConfig): void {
  configure(next);
  configured = Promise.resolve(next);
  loading = undefined;
}

/** The code that makes calls, for what is no call. Rejects with an AppError if it fails to load. */
export async function loadedHttp(): ReturnType<typeof loadHttp> {
  loading ??= loadHttp();
  return loading.catch((cause: unknown) => {
    loading = undefined;
    throw toAppError(cause);
  });
}

/** Makes a call of the contract, see http.ts. Rejects only with an AppError, also if the code fails to load. */
export async function send<C extends Call>(call: C, options?: SendOptions<C>): Promise<CallValue<C>> {
  return (await loadedHttp()).send(call, options);
}
