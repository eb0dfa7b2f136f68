import { describe, expect, it } from 'vitest';
import { at, fakeWorker, origin } from './testing/fake-worker.ts';
import { calls } from '#src/contract/calls.ts';
import { workerReads } from '#src/contract/worker-reads.ts';
import { readsFor } from './caching.ts';
import { isMemberRead, isPublicRead, isSearch, keyOf } from './public-reads.ts';

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(at(path), { headers, method });
const signedIn = { Authorization: 'Bearer secret' };
const announcements = '/wps/relay/MCSFE_getListAnnouncements?types=B';
const isPublic = (request: Request) => isPublicRead(request, origin);
const isMembers = (request: Request) => isMemberRead(request, origin);

describe('which requests a cache may answer', () => {
  it('is decided by the contract: shared reads alone', () => {
    fakeWorker();
    for (const call of calls) {
      const cached = readsFor(ask(call.path, {}, call.method), origin) !== undefined;
      if (cached) expect([call.method, call.cache], call.name).toEqual(['GET', { topics: expect.any(Array) }]);
    }
    const shared = calls.filter((call) => isPublic(ask(call.path, {}, call.method)));
    expect(new Set(shared)).toEqual(new Set(workerReads));
    expect(shared.every(({ access }) => access !== 'member')).toBe(true);
    expect(shared.length).toBeGreaterThan(0);
  });

  it.each(['token=x', 'access_token=x', 'Token=', 'password=x', 'sessionId=1'])(
    'is none whose address has %s [S2-107]',
    (field) => {
      for (const headers of [{}, signedIn]) {
        expect(isPublic(ask(`${announcements}&${field}`, headers))).toBe(false);
        expect(isMembers(ask(`${announcements}&${field}`, headers))).toBe(false);
      }
    },
  );

  it("is none with Authorization, but for the announcements, which are the member's then [S2-107]", () => {
    expect(isPublic(ask('/wps/system/status', signedIn))).toBe(false);
    expect(isPublic(ask(announcements, signedIn))).toBe(false);
    expect(isMembers(ask(announcements, signedIn))).toBe(true);
    expect(isMembers(ask('/wps/wallets/gcs', signedIn))).toBe(false);
    expect(isMembers(ask(announcements))).toBe(false);
  });

  it('is none of another origin and no write', () => {
    expect(isPublic(new Request(`https://other.example${announcements}`))).toBe(false);
    expect(isPublic(ask('/wps/system/status', {}, 'POST'))).toBe(false);
  });
});

describe('the key of a cached answer', () => {
  it('is its address alone, for any order of fields', () => {
    expect(keyOf(at('/x?b=2&a=1#c'))).toBe(at('/x?a=1&b=2'));
  });
  it('distinguishes a search from a list', () => {
    expect(isSearch(at('/wps/relay/GCSGAME_gameList?gameName=a'))).toBe(true);
    expect(isSearch(at('/wps/relay/GCSGAME_gameList?pageNo=1'))).toBe(false);
  });
});
