// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropIntent } from './drop-intent.ts';
import { saveIntent, takeIntent } from './intent.ts';
import { game } from '#src/state/testing/outbox.ts';

const launch = { kind: 'launch', item: { category: 'RNG', vendor: 'PG', gameId: 'g1', nodeId: 'n1' } } as const;
const now = 1_700_000_000_000;

beforeEach(() => sessionStorage.clear());

describe('a guest’s intent', () => {
  it('is there after the login, and once alone', () => {
    saveIntent(launch, now);
    expect(takeIntent(now + 60_000)).toEqual(launch);
    expect(takeIntent(now + 60_000)).toBeUndefined();
    saveIntent({ kind: 'favourite', game: game('g2') }, now);
    expect(takeIntent(now)).toEqual({ kind: 'favourite', game: game('g2') });
  });

  it('is the last tap', () => {
    saveIntent(launch, now);
    saveIntent({ kind: 'favourite', game: game('g2') }, now);
    expect(takeIntent(now)?.kind).toBe('favourite');
  });

  it('is forgotten after a quarter of an hour, on a clock that was put back, and when it is dropped', () => {
    saveIntent(launch, now);
    expect(takeIntent(now + 15 * 60_000 + 1)).toBeUndefined();
    saveIntent(launch, now);
    expect(takeIntent(now - 1)).toBeUndefined();
    saveIntent(launch, now);
    dropIntent();
    expect(takeIntent(now)).toBeUndefined();
  });

  it.each([
    'not json',
    '{}',
    JSON.stringify({ at: 'now', wanted: launch }),
    JSON.stringify({ at: now, wanted: { kind: 'transfer', amount: 5 } }),
  ])('is nothing where %s is stored', (text) => {
    sessionStorage.setItem('intent', text);
    expect(takeIntent(now)).toBeUndefined();
  });
});
