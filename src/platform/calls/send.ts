import type { Call } from '#src/contract/core/call.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { toAppError } from './errors.ts';
import type { HttpConfig, SendOptions } from './http.ts';

/**
 * The door to http.ts for everybody else. A first visit brings its data in the document, so the code that makes calls is
 * no part of the first route: it comes with the first call.
 */
let configure: (config: HttpConfig) => void = () => undefined;
let configured = new Promise<HttpConfig>((resolve) => (configure = resolve));
let loading: Promise<typeof import('./http.ts')> | undefined;

async function loadHttp() {
  const [http, config] = await Promise.all([import('./http.ts'), configured]);
  http.configureHttp(config);
  return http;
}

/** Tells where to call and who is signed in. Calls wait for it: the session's code comes after the first paint, too. */
export function configureHttp(next: HttpConfig): void {
  configure(next);
  configured = Promise.resolve(next);
  loading = undefined;
}

/** Makes a call of the contract, see http.ts. Rejects with an AppError alone, also when the code cannot be had. */
export async function send<C extends Call>(call: C, options?: SendOptions<C>): Promise<CallValue<C>> {
  loading ??= loadHttp();
  const http = await loading.catch((cause: unknown) => {
    loading = undefined;
    throw toAppError(cause);
  });
  return http.send(call, options);
}
