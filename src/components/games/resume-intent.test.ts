import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { favouriteIdsResource } from '#src/state/lobby/favourites.ts';
import { game } from '#src/state/testing/outbox.ts';
import { resumeIntent } from './resume-intent.ts';

const launchItem = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const tapStar = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./launch-item.ts', () => ({ launchItem }));
vi.mock('#src/components/games/favourites/tap-star.ts', () => ({ tapStar }));

const surroundings = () => {
  const store = createStore();
  setResourceOwner(store, 'ana');
  favouriteIdsResource.set(store, undefined, ['g1']);
  return { store, navigate: vi.fn(), i18n: setupI18n() };
};
beforeEach(() => {
  launchItem.mockClear();
  tapStar.mockClear();
});

it('a game that a guest tapped is launched for the member', async () => {
  const item = { category: 'RNG', vendor: 'PG', gameId: 'g1', nodeId: 'n1' } as const;
  const place = surroundings();
  await resumeIntent({ kind: 'launch', item }, place);
  expect(launchItem).toHaveBeenCalledExactlyOnceWith(item, place);
});

it('a star that a guest tapped keeps the game, and takes out none that the member has kept already', async () => {
  const place = surroundings();
  await resumeIntent({ kind: 'favourite', game: game('g1') }, place);
  expect(tapStar).not.toHaveBeenCalled();
  await resumeIntent({ kind: 'favourite', game: game('g2') }, place);
  expect(tapStar).toHaveBeenCalledExactlyOnceWith(game('g2'), place);
});
