import { describe, expect, it } from 'vitest';
import { promotionStatus, promotionStatuses, stageStatus } from './promotion-status.ts';
import type { OwnPromotion } from './promotions.schema.ts';

const promotion = { startsAt: 1000, endsAt: 2000, stages: [{ stage: 1 }, { stage: 2 }] };
type Reward = OwnPromotion['rewards'][number];
const reward = (stage: number, state: Reward['state']): Reward => ({
  stage,
  state,
  amount: '1.00',
  points: 0,
  reason: '',
  at: 0,
});
const own = (rewards: Reward[] = [], due: number[] = []): OwnPromotion => ({
  id: 'p',
  joinedAt: 1200,
  progress: '0.00',
  due,
  rewards,
});

describe('the status of a promotion', () => {
  it('is one of eight [S2-248]', () => {
    const names = ['applying', 'rejected', 'issued', 'claimed', 'process', 'signed', 'coming', 'close'];
    expect(promotionStatuses).toEqual(names);
  });

  it('of a visitor follows from the time, to the millisecond [S2-248]', () => {
    const at = [999, 1000, 1999, 2000].map((now) => promotionStatus(promotion, undefined, now));
    expect(at).toEqual(['coming', 'process', 'process', 'close']);
    expect(promotionStatus({ ...promotion, endsAt: null }, undefined, 1e15)).toBe('process');
  });

  it('of a participant is the most urgent one [S2-248]', () => {
    const of = (part: OwnPromotion, now = 1500) => promotionStatus(promotion, part, now);
    expect(of(own())).toBe('signed');
    expect(of(own(), 2000)).toBe('close');
    expect(of(own([reward(1, 'applying')]))).toBe('applying');
    expect(of(own([reward(1, 'applying')], [2]))).toBe('signed');
    expect(of(own([reward(1, 'applying'), reward(2, 'issued')]))).toBe('issued');
    expect(of(own([reward(1, 'claimed')]))).toBe('signed');
    expect(of(own([reward(1, 'claimed')]), 2000)).toBe('claimed');
    expect(of(own([reward(1, 'rejected')]), 2000)).toBe('rejected');
    expect(of(own([reward(1, 'claimed'), reward(2, 'claimed')]))).toBe('claimed');
  });

  it('keeps earned rewards after the end', () => {
    expect(stageStatus(promotion, own([reward(1, 'issued')]), 1, 9999)).toBe('issued');
    expect(stageStatus(promotion, own([], [1]), 1, 9999)).toBe('signed');
    expect(stageStatus(promotion, own([], [1]), 2, 9999)).toBe('close');
  });
});
