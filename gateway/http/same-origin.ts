import type { AppContext } from './app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { Refusal } from '../process/refusal.ts';

/**
 * Refuses a call that carries the renewal cookie but was started by a page of another origin (no_permission). Every
 * call of /wps with Sec-Fetch-Site is checked by the middleware already; browsers leave that header out on plain HTTP and
 * old ones do not send it, but all of them send the Origin of a write. Other clients may omit both.
 */
export function refuseForeignOrigin(c: AppContext, { config }: Gateway): void {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refusal('no_permission');
    return;
  }
  const origin = c.req.header('Origin');
  if (origin !== undefined && !isOwnOrigin(c, config, origin)) throw new Refusal('no_permission');
}

/**
 * Whether a page of ours says that it opened this address. A navigation names no Origin: a browser without Sec-Fetch-Site says it by
 * the Referer, which our documents send only by links that ask for it, and which no page can forge.
 */
export function comesFromOwnPage(c: AppContext, { config }: Pick<Gateway, 'config'>): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(c.req.header('Referer') ?? '')?.origin;
  return origin !== undefined && isOwnOrigin(c, config, origin);
}

/** The public origin, or the same gateway under another name, such as its address in the local network. */
function isOwnOrigin(c: AppContext, { publicOrigin }: Gateway['config'], origin: string): boolean {
  const host = URL.parse(origin)?.host;
  return origin === publicOrigin || (host !== undefined && host !== '' && host === c.req.header('Host'));
}
