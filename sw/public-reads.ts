import { gameList } from '#src/contract/lobby/games.ts';
import { workerReads } from '#src/contract/worker-reads.ts';

/** The reads that the contract permits the worker to cache: public ones, and the member's. All others use the network. */
const publicReads = new Set<string>(workerReads.map(({ path }) => path));
const memberReads = new Set<string>(workerReads.flatMap(({ access, path }) => (access === 'optional' ? [path] : [])));
const secretField = /token|password|secret|signature|session|auth/i;

type Asked = Pick<Request, 'method' | 'url' | 'headers'>;

/** Whether an address has a field for a secret: such an address is never cached [S2-107]. */
export const hasSecret = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => secretField.test(name));

const isHarmless = ({ method, url }: Asked, origin: string): boolean => {
  const address = new URL(url);
  return method === 'GET' && address.origin === origin && !hasSecret(address);
};

/** A guest's read: no Authorization, no token in the address. */
export const isPublicRead = (asked: Asked, origin: string): boolean =>
  isHarmless(asked, origin) && !asked.headers.has('Authorization') && publicReads.has(new URL(asked.url).pathname);

/** A member's own version of such a read, with the token only in its header. */
export const isMemberRead = (asked: Asked, origin: string): boolean =>
  isHarmless(asked, origin) && asked.headers.has('Authorization') && memberReads.has(new URL(asked.url).pathname);

/** A search by name, which is not cached: without a network the page searches the cached index. */
export const isSearch = (url: string): boolean => {
  const { pathname, searchParams } = new URL(url);
  return pathname === gameList.path && searchParams.has('gameName');
};

/** A list of one classification or minimum bet: cached, and offline computed from the other lists if it was never requested. */
export const isFiltered = (url: string): boolean => {
  const { pathname, searchParams } = new URL(url);
  return pathname === gameList.path && (searchParams.has('gameClassify') || searchParams.has('minBet'));
};

/** Cache key of an answer: the address with its fields in order. Headers, and so the token, are not part of it. */
export function keyOf(url: string): string {
  const address = new URL(url);
  address.hash = '';
  address.searchParams.sort();
  return address.href;
}

/** The address without its origin, as pages know it. */
export const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
