/** The public origins of the app and of the games. */
export type Origins = { readonly publicOrigin: string; readonly gamesOrigin: string };

/** Whether both origins name the visitor's own machine. */
export const areLoopback = ({ publicOrigin, gamesOrigin }: Origins): boolean =>
  isLoopback(publicOrigin) && isLoopback(gamesOrigin);

/** Whether an address is of this machine. */
export const isLoopback = (origin: string): boolean => isLoopbackName(new URL(origin).hostname);

const isLoopbackName = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Both addresses that browsers resolve `localhost` to. */
const loopbacks = ['127.0.0.1', '::1'] as const;

/**
 * The addresses to listen on, from HOST; `undefined` is every address. If HOST is unset and both origins are of this machine, only
 * the loopback addresses.
 */
export function hostsOf(host: string | undefined, origins: Origins): readonly (string | undefined)[] {
  return host === 'localhost' || (host === undefined && areLoopback(origins)) ? loopbacks : [host];
}

/** Whether other machines can connect to a server on these addresses. */
export const areOpen = (hosts: readonly (string | undefined)[]): boolean =>
  hosts.some((host) => host === undefined || !isLoopbackName(host));

/**
 * The reason why the two origins cannot be served together, as one sentence for the operator; null when they can. Sibling hosts
 * of one domain are allowed: docs/security.md says why.
 */
export function originProblem({ publicOrigin, gamesOrigin }: Origins): string | null {
  const [app, games] = [new URL(publicOrigin), new URL(gamesOrigin)];
  if (app.origin === games.origin)
    return 'GAMES_ORIGIN must be another origin than PUBLIC_ORIGIN (without them, GAMES_PORT another than PORT): a game would run with the rights of the app.';
  if (app.protocol === 'https:' && app.hostname === games.hostname)
    return 'Over https GAMES_ORIGIN needs another host than PUBLIC_ORIGIN: cookies know no ports, and the games would be sent the sessions of members.';
  return null;
}
