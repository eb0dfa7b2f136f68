import { describe, expect, it } from 'vitest';
import { mayOffer, recordVisit, type Offer } from './install-offer.ts';

const never: Offer = { visits: 0, visitedAt: 0, refusals: 0, refusedAt: 0 };
const start = Date.UTC(2026, 2, 14, 12);
const day = 86_400_000;

describe('a visit', () => {
  it('is a start six hours after the last one, not a reload', () => {
    const first = recordVisit(never, start);
    expect(first).toMatchObject({ visits: 1, visitedAt: start });
    expect(recordVisit(first, start + 60_000)).toBe(first);
    expect(recordVisit(first, start + day)).toMatchObject({ visits: 2, visitedAt: start + day });
  });
});

describe('the offer', () => {
  const visited = (visits: number, refusals = 0): Offer => ({ visits, visitedAt: start, refusals, refusedAt: start });

  it('is not made on the first visit, unless a game has been played', () => {
    expect(mayOffer(visited(1), 0, start)).toBe(false);
    expect(mayOffer(visited(1), 5000, start)).toBe(false);
    expect(mayOffer(visited(1), 20_000, start)).toBe(true);
    expect(mayOffer(visited(2), 0, start)).toBe(true);
  });

  it('is not made for two months after a refusal, and for six after another', () => {
    expect(mayOffer(visited(9, 1), 60_000, start + 59 * day)).toBe(false);
    expect(mayOffer(visited(9, 1), 0, start + 60 * day)).toBe(true);
    expect(mayOffer(visited(9, 2), 0, start + 179 * day)).toBe(false);
    expect(mayOffer(visited(9, 2), 0, start + 180 * day)).toBe(true);
  });
});
