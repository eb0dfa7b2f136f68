// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { statusResource } from '#src/state/site/site.ts';
import { DemonstrationNote } from './demonstration-note.tsx';

afterEach(cleanup);

type Status = NonNullable<ReturnType<typeof statusResource.peek>>;

function show(tab: GameTab, demonstration?: boolean) {
  const { wrap, store } = inEnglish();
  statusResource.set(store, undefined, { info: { demonstration, resources: [] } } as unknown as Status);
  render(wrap(<DemonstrationNote tab={tab} otherwise="Odds are the provider’s." />));
  return screen.queryByText(/same demonstration game/) !== null;
}

it.each([
  ['LIVE', true, true],
  ['SPORTS', true, true],
  ['PVP', true, true],
  ['COCKFIGHT', true, true],
  ['RNG', true, false],
  ['LOTT', true, false],
  ['SPORTS', undefined, false],
] as const)('of %s, where the demo vendor serves it: %s, it says so: %s', (tab, demonstration, said) => {
  expect(show(tab, demonstration)).toBe(said);
  expect(screen.queryByText('Odds are the provider’s.') !== null).toBe(!said);
});
