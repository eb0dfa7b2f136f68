import { describe, expect, it } from 'vitest';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { rewardLists, sumOf } from './reward-lists.ts';

const now = Date.UTC(2026, 2, 14, 12);
const promotion = (id: string, rest: Partial<Promotion> = {}): Promotion => ({
  id,
  ...{ title: id, summary: '', content: '', art: '/art/b/mar.svg', goal: 'turnover', category: '', review: false },
  ...{ startsAt: 0, endsAt: null },
  stages: [
    { stage: 1, goal: '10.00', reward: '1.00', points: 0 },
    { stage: 2, goal: '50.00', reward: '7.50', points: 20 },
  ],
  ...rest,
});
const part = (id: string, rest: Partial<OwnPromotion> = {}): OwnPromotion => ({
  id,
  ...{ joinedAt: 0, progress: '0.00', due: [], rewards: [] },
  ...rest,
});
const reward = (stage: number, state: OwnPromotion['rewards'][number]['state'], at = now) => ({
  ...{ stage, state, amount: stage === 1 ? '1.00' : '7.50', points: 0, reason: state === 'rejected' ? 'No.' : '', at },
});

describe('the lists of the reward centre', () => {
  it('have claimable rewards, then those to apply for, and their sum [S1-085]', () => {
    const { ready } = rewardLists(
      [promotion('a'), promotion('b', { review: true }), promotion('c')],
      [part('b', { due: [2], progress: '50.00' }), part('a', { rewards: [reward(1, 'issued')] }), part('gone')],
      now,
    );
    expect(ready.map(({ promotion: { id }, stage, state }) => [id, stage, state])).toEqual([
      ['a', 1, 'issued'],
      ['b', 2, 'due'],
    ]);
    expect(sumOf(ready)).toBe('8.50');
    expect(sumOf([])).toBe('0.00');
  });

  it('have the applications, newest first, with the reason of a rejection', () => {
    const { ready, asked } = rewardLists(
      [promotion('a'), promotion('b')],
      [
        part('a', { rewards: [reward(1, 'claimed'), reward(2, 'applying', now - 5)] }),
        part('b', { rewards: [reward(1, 'rejected', now - 1)] }),
      ],
      now,
    );
    expect(ready).toEqual([]);
    expect(asked.map(({ promotion: { id }, state, reason }) => [id, state, reason])).toEqual([
      ['b', 'rejected', 'No.'],
      ['a', 'applying', ''],
    ]);
  });

  it('have the next stage of running promotions that count stakes', () => {
    const { ahead } = rewardLists(
      [promotion('a'), promotion('over', { endsAt: now }), promotion('none', { goal: 'none' }), promotion('done')],
      [part('a', { progress: '12.50' }), part('over'), part('none'), part('done', { progress: '50.00' })],
      now,
    );
    expect(ahead).toMatchObject([
      { promotion: { id: 'a' }, progress: '12.50', goal: '50.00', reward: '7.50', points: 20 },
    ]);
  });
});
