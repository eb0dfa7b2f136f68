// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { ContinuePlaying } from './continue-playing.tsx';

const gameOf = (nodeId: string) =>
  ({ nodeId, displayName: `Game ${nodeId}`, gameType: 'RNG', iconUrl: '/g.svg' }) as Game;

/** Renders the shelf of a member who played these games, most recent first. Returns the texts of its tiles. */
async function show(nodeIds: string[], openRounds?: string[]) {
  const { store } = await showInApp(ContinuePlaying);
  const playedAt = Object.fromEntries(nodeIds.map((nodeId) => [nodeId, Date.now() - 60_000]));
  const value = { games: nodeIds.map(gameOf), playedAt, ...(openRounds && { openRounds }) };
  await act(async () => {
    setResourceOwner(store, 'ana');
    recentGamesResource.set(store, { language: 'pt' }, value);
    recentGamesResource.set(store, { language: 'en' }, value);
  });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

afterEach(cleanup);

it('the games with an open round are first and marked, then those played last', async () => {
  const tiles = await show(['a', 'b', 'c', 'd'], ['d', 'b']);
  expect(tiles.map((text) => text?.slice(0, 6))).toEqual(['Game b', 'Game d', 'Game a', 'Game c']);
  expect(tiles.map((text) => text?.endsWith('Round open'))).toEqual([true, true, false, false]);
  expect(screen.getByRole('button', { name: 'Play Game b' })).toBeDefined();
});

it('an open round keeps a game on the shelf, however many were played since', async () => {
  const tiles = await show(['1', '2', '3', '4', '5', '6', '7', '8', '9'], ['9']);
  expect(tiles).toHaveLength(8);
  expect(tiles[0]).toMatch(/^Game 9.*Round open$/);
});

it('a value of before, which says nothing of rounds, is shown as it is', async () => {
  expect((await show(['a', 'b'])).map((text) => text?.slice(0, 6))).toEqual(['Game a', 'Game b']);
  expect(screen.queryByText('Round open')).toBeNull();
});
