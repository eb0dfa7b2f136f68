import type { AppContext } from './app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { Refusal } from '../process/refusal.ts';

/**
 * Refuses a call that carries the renewal cookie but was started by a page of another origin (no_permission). Every
 * call of /wps with Sec-Fetch-Site is checked by the middleware already; browsers leave that header out on plain HTTP and
 * old ones do not know it, but all of them name the Origin of a write. What is no browser may leave out both.
 */
export function refuseForeignOrigin(c: AppContext, { config }: Gateway): void {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refusal('no_permission');
    return;
  }
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === config.publicOrigin) return;
  // The same gateway under another name, such as its address in the local network.
  const host = URL.parse(origin)?.host;
  if (!host || host !== c.req.header('Host')) throw new Refusal('no_permission');
}
