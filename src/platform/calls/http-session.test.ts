import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { addFavourite } from '#src/contract/lobby/favourites.ts';
import { favouriteGames } from '#src/contract/lobby/favourite-ids.ts';
import { AppError } from './errors.ts';
import { send } from './http.ts';
import {
  failure,
  type Handler,
  mine,
  read,
  refuse,
  shape,
  succeed,
  runLocalGateway,
} from '#src/platform/testing/local-gateway.ts';

const gateway = runLocalGateway();
// Time does not matter here: without a fake clock a busy machine would delay calls until they are retried.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

describe('the token', () => {
  it('travels as Authorization: Bearer by default, for members alone [S1-401]', async () => {
    gateway.configure({ getToken: () => 'secret' });
    await send(mine, { query: {} });
    await send(read);
    expect(gateway.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined]);
    expect(gateway.seen[0]?.url.search).toBe('');
  });

  it('travels in the field of the payload when the build says so [S1-401]', async () => {
    gateway.configure({ getToken: () => 'secret', tokenTransport: 'payload' });
    gateway.handle = (request, response) =>
      succeed(
        response,
        request.method === 'POST' ? { success: true, nodeId: 'g1' } : { content: [], pageNum: 1, totalPages: 1 },
      );
    await send(favouriteGames, { query: { pageNo: 1, language: 'pt' } });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    expect(gateway.seen[0]?.url.searchParams.get('token')).toBe('secret');
    expect(JSON.parse(gateway.seen[1]?.body ?? '')).toEqual({ nodeId: 'g1', vendor: 'PG', token: 'secret' });
    expect(gateway.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('of a session that a call replaces goes along as it is: it is not renewed for that', async () => {
    const getToken = vi.fn(() => 'renewed');
    gateway.configure({ getToken, getHeldToken: async () => 'held' });
    const opening = { ...shape, name: 'register', method: 'PUT', access: 'optional' } as const satisfies WholeCall;
    await send(opening);
    gateway.configure({ getToken, getHeldToken: async () => null });
    await send(opening);
    expect(gateway.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer held', undefined]);
    expect(getToken).not.toHaveBeenCalled();
  });

  it('is not needed without a session: the call is not made', async () => {
    expect((await failure(send(mine, { query: {} }))).code).toBe('not_logged_in');
    expect(gateway.seen).toEqual([]);
  });
});

describe('a session that ran out', () => {
  const expired: Handler = (request, response) =>
    request.headers.authorization === 'Bearer new'
      ? succeed(response, { n: 1 })
      : refuse(response, 401, 'session_ended');
  beforeEach(() => {
    gateway.handle = expired;
  });

  it('is replaced by a fresh token, and the call repeated', async () => {
    const getToken = vi.fn((refused?: string) => (refused ? 'new' : 'old'));
    gateway.configure({ getToken });
    expect(await send(mine, { query: {} })).toEqual({ n: 1 });
    expect(getToken.mock.calls).toEqual([[undefined], ['old']]);
  });

  it('has ended when it cannot be renewed', async () => {
    const getToken = (refused?: string) => (refused ? Promise.reject(new AppError('session_ended')) : 'old');
    gateway.configure({ getToken });
    expect((await failure(send(mine, { query: {} }))).code).toBe('session_ended');
    expect(gateway.seen.length).toBe(1);
  });

  it('leaves the call without an answer when the gateway could not be asked to renew it', async () => {
    const getToken = (refused?: string) => (refused ? Promise.reject(new AppError('no_internet')) : 'old');
    gateway.configure({ getToken });
    expect((await failure(send(mine, { query: {} }))).code).toBe('no_internet');
  });

  it('is not renewed for a call that brings its own token, as logout does', async () => {
    const getToken = vi.fn(() => 'old');
    gateway.configure({ getToken });
    expect((await failure(send(mine, { query: {}, token: 'mine' }))).code).toBe('session_ended');
    expect(getToken).not.toHaveBeenCalled();
  });
});
