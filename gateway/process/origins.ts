/** The app's origin and that of the games, as browsers see them. */
export type Origins = { readonly publicOrigin: string; readonly gamesOrigin: string };

/** Whether both origins name the visitor's own machine, so that no other is ever asked by them. */
export const areLoopback = ({ publicOrigin, gamesOrigin }: Origins): boolean =>
  isLoopback(publicOrigin) && isLoopback(gamesOrigin);

/** Whether an address is of this machine. */
export const isLoopback = (origin: string): boolean => isLoopbackName(new URL(origin).hostname);

const isLoopbackName = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Both addresses by which browsers reach `localhost`. */
const loopbacks = ['127.0.0.1', '::1'] as const;

/**
 * The addresses that are listened on, as HOST says; `undefined` is every address. Where it says nothing and both origins are of this machine, no
 * other machine is listened to.
 */
export function hostsOf(host: string | undefined, origins: Origins): readonly (string | undefined)[] {
  return host === 'localhost' || (host === undefined && areLoopback(origins)) ? loopbacks : [host];
}

/** Whether other machines can come to what listens on these addresses. */
export const areOpen = (hosts: readonly (string | undefined)[]): boolean =>
  hosts.some((host) => host === undefined || !isLoopbackName(host));

/**
 * Why the two origins cannot be served together, in one sentence for the operator; null when they can. Sibling hosts of one
 * domain are taken: docs/security.md says why.
 */
export function originProblem({ publicOrigin, gamesOrigin }: Origins): string | null {
  const [app, games] = [new URL(publicOrigin), new URL(gamesOrigin)];
  if (app.origin === games.origin)
    return 'GAMES_ORIGIN must be another origin than PUBLIC_ORIGIN (without them, GAMES_PORT another than PORT): a game would run with the rights of the app.';
  if (app.protocol === 'https:' && app.hostname === games.hostname)
    return 'Over https GAMES_ORIGIN needs another host than PUBLIC_ORIGIN: cookies know no ports, and the games would be sent the sessions of members.';
  return null;
}
