// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { VendorTile } from './vendor-tile.tsx';

const vendor: Vendor = {
  vassalage: 'COR',
  accountTypeName: 'Coral',
  iconUrl: '/coral.svg',
  whiteIconUrl: '/coral-white.svg',
  gameCount: 26,
  open: true,
};
const show = (change: Partial<Vendor>) =>
  showInApp(() => <VendorTile vendor={{ ...vendor, ...change }} category="RNG" onPlay={() => undefined} />);
const said = () => screen.getByRole('link').textContent;

afterEach(cleanup);

it.each([
  [true, 26, 'Coral26 games'],
  [true, 7, 'Coral7 games'],
  [true, 6, 'Coral'],
  [false, 6, 'CoralClosed'],
  [false, 26, 'CoralClosed'],
])('a vendor whose openness is %s, with %i games, says so: %s [S1-148]', async (open, gameCount, words) => {
  await show({ open, gameCount });
  expect(said()).toBe(words);
});
