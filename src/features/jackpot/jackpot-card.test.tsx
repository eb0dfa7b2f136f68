// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Amount } from '#src/contract/core/amount.ts';
import { useGrowing } from './jackpot-card.tsx';

const motion = vi.hoisted(() => ({ reduced: false }));
vi.mock('#src/ui/use-reduced-motion.ts', () => ({ useReducedMotion: () => motion.reduced }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  motion.reduced = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(amount: Amount) {
  const Shown = ({ told }: { told: Amount }) => useGrowing(told);
  const view = render(<Shown told={amount} />);
  return {
    text: () => view.container.textContent,
    tell: (told: Amount) => view.rerender(<Shown told={told} />),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

it('counts up from one answer to the next, never down and never beyond', () => {
  const { text, tell, pass } = show('10.00');
  expect(text()).toBe('10.00');
  tell('10.80');
  expect(text()).toBe('10.00');
  pass(1000);
  expect(Number(text())).toBeGreaterThan(10);
  expect(Number(text())).toBeLessThan(10.8);
  tell('12.40');
  const seen: number[] = [];
  for (let step = 0; step < 100; step += 1) {
    pass(100);
    seen.push(Number(text()));
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(40);
  expect(seen.at(-1)).toBe(12.4);
});

it('jumps to what is less, as after a drop', () => {
  const { text, tell, pass } = show('99.00');
  tell('50.00');
  expect(text()).toBe('50.00');
  pass(1000);
  tell('50.02');
  pass(9000);
  expect(text()).toBe('50.02');
});

it('jumps where less motion is asked for', () => {
  motion.reduced = true;
  const { text, tell } = show('10.00');
  tell('10.80');
  expect(text()).toBe('10.80');
});
