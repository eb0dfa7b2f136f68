import { expect, it } from 'vitest';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { nextDrawFirst, rhythmOf } from './lottery-list.tsx';
import { comingDraw, menuOf } from './testing/draws.ts';

it('the lottery that is drawn next is first, one that is not on sale last', async () => {
  const next = await comingDraw('20990314-109', 'seed');
  const at = (nodeId: string, inMinutes: number | null): Lottery => ({
    ...menuOf(inMinutes === null ? null : { ...next, drawsAt: next.drawsAt + inMinutes * 60_000 }).game,
    nodeId,
  });
  const lotteries = [at('closed', null), at('evening', 600), at('soon', 2), at('hour', 60), at('soon too', 2)];
  expect(nextDrawFirst(lotteries).map(({ nodeId }) => nodeId)).toEqual([
    'soon',
    'soon too',
    'hour',
    'evening',
    'closed',
  ]);
});

it.each([
  [5, 'quick'],
  [15, 'quick'],
  [60, 'hours'],
  [180, 'hours'],
  [1440, 'day'],
] as const)('a lottery that is drawn every %i minutes is listed under %s', (everyMinutes, rhythm) =>
  expect(rhythmOf({ everyMinutes })).toBe(rhythm),
);
