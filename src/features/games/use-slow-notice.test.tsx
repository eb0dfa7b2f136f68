// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { useSlowNotice } from './listed-games.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A loading list, and its next states. */
function wait() {
  const { wrap } = inEnglish();
  const wrapper = ({ children }: { children: React.ReactNode }) => wrap(children);
  return renderHook(({ waiting }) => useSlowNotice(waiting), { wrapper, initialProps: { waiting: true } });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => toasts.read().map(({ kind, text }) => [kind, text]);
const notice = [['loading', 'Please wait…']];

it('says after a second that the list is slow, for 3 s and no longer [S1-402, S1-411]', () => {
  wait();
  pass(990);
  expect(said()).toEqual([]);
  pass(20);
  expect(said()).toEqual(notice);
  pass(2980);
  expect(said()).toEqual(notice);
  pass(20);
  expect(said()).toEqual([]);
  pass(60_000);
  expect(said()).toEqual([]);
});

it('shows nothing for a fast list, and closes when the list has loaded or is left', () => {
  const soon = wait();
  pass(900);
  soon.rerender({ waiting: false });
  pass(5000);
  expect(said()).toEqual([]);
  const late = wait();
  pass(1500);
  late.rerender({ waiting: false });
  expect(said()).toEqual([]);
  const left = wait();
  pass(1500);
  left.unmount();
  expect(said()).toEqual([]);
});
