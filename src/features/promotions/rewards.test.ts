import { describe, expect, it } from 'vitest';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { isOver, missingFor, nextStage, percentOf, promotionEntries, wholePoints, wholeReward } from './rewards.ts';

const stages = [
  { stage: 1, goal: '10.00', reward: '0.10', points: 0 },
  { stage: 2, goal: '30.00', reward: '0.20', points: 200 },
];
const promotion = (id: string, rest: Partial<Promotion> = {}): Promotion => ({
  id,
  ...{ title: id, summary: '', content: '', art: '', goal: 'turnover', category: '', review: false },
  ...{ startsAt: 1000, endsAt: 2000, stages },
  ...rest,
});
const part = (id: string, rest: Partial<OwnPromotion> = {}): OwnPromotion => ({
  id,
  ...{ joinedAt: 1000, progress: '0.00', due: [], rewards: [] },
  ...rest,
});
const reward = (state: OwnPromotion['rewards'][number]['state']) => [
  { stage: 1, state, amount: '0.10', points: 0, reason: '', at: 0 },
  { stage: 2, state, amount: '0.20', points: 0, reason: '', at: 0 },
];

describe('rewards', () => {
  it('are summed to the cent and the point', () =>
    expect([wholeReward(promotion('a')), wholePoints(promotion('a'))]).toEqual(['0.30', 200]));

  it('show the missing amount, and the progress', () => {
    expect([missingFor('30.00', '7.50'), missingFor('10.00', '10.00'), missingFor('10.00', '99.00')]).toEqual([
      '22.50',
      '0.00',
      '0.00',
    ]);
    expect([percentOf('30.00', '29.99'), percentOf('30.00', '40.00'), percentOf('0.00', '0.00')]).toEqual([
      99, 100, 100,
    ]);
    expect(['0.00', '9.99', '10.00', '99.00'].map((progress) => nextStage(promotion('a'), progress)?.stage)).toEqual([
      1,
      1,
      2,
      undefined,
    ]);
  });

  it('are listed by the next action: to claim, to apply for, to continue, then the rest', () => {
    const all = ['close', 'claimed', 'rejected', 'coming', 'process', 'applying', 'signed', 'due', 'issued'];
    const periods = { close: { endsAt: 1200 }, coming: { startsAt: 1800 } } as Record<string, Partial<Promotion>>;
    const own = [
      ...(['claimed', 'rejected', 'applying', 'issued'] as const).map((id) => part(id, { rewards: reward(id) })),
      part('signed'),
      part('due', { due: [1] }),
    ];
    const entries = promotionEntries(
      all.map((id) => promotion(id, periods[id])),
      own,
      1500,
    );
    expect(entries.map(({ promotion: { id } }) => id)).toEqual([
      ...['issued', 'due', 'signed', 'applying', 'process', 'coming', 'rejected', 'claimed', 'close'],
    ]);
    expect(entries.filter(isOver).map(({ promotion: { id } }) => id)).toEqual(['rejected', 'claimed', 'close']);
  });
});
