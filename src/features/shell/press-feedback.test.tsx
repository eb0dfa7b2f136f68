// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameTile } from '#src/components/games/game-tile.tsx';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { fakeReducedMotion } from '#src/ui/testing/fake-media.ts';
import { PressFeedback } from './page-watch.tsx';

const game = {
  displayName: 'King Octopus',
  iconUrl: '/octopus.webp',
  freeplay: false,
  isNew: false,
  showIcon: true,
} as Game;
const onOpen = vi.fn<(game: Game) => void>();
/** Duration of each visual change, in ms. */
let looks: number[] = [];

/** A tile as in the grid: its star toggles a favourite. */
function Tile() {
  const [favourite, setFavourite] = useState(false);
  return (
    <GameTile
      game={game}
      vendorName="Abissal"
      favourite={favourite}
      demo={false}
      onOpen={onOpen}
      onToggleFavourite={() => setFavourite(!favourite)}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeReducedMotion(false);
  onOpen.mockReset();
  looks = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 120));
  HTMLElement.prototype.animate = (_keyframes, options) => {
    looks.push((options as { duration: number }).duration);
    return { cancel: () => undefined } as Animation;
  };
  render(
    inEnglish().wrap(
      <>
        <PressFeedback />
        <Tile />
      </>,
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tile = () => screen.getByRole('button', { name: /^King Octopus/ });
const isKept = () => screen.getByRole('button', { name: /favourites$/ }).getAttribute('aria-pressed') === 'true';
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const finger = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number) =>
  act(() => {
    const init = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX, clientY: 150 };
    tile().querySelector('img')?.dispatchEvent(new PointerEvent(type, init));
  });
/** Lifts the finger, after which a browser fires a click. */
const lift = (clientX: number) => {
  finger('pointerup', clientX);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(click, 'isTrusted', { value: true });
  act(() => void tile().dispatchEvent(click));
};

it('a game’s tile that is held for 370 ms toggles its star, and opens no game; one that is tapped opens it [S2-242]', () => {
  finger('pointerdown', 150);
  pass(369);
  expect(isKept()).toBe(false);
  pass(1);
  expect(isKept()).toBe(true);
  pass(500);
  lift(150);
  expect([isKept(), onOpen.mock.calls.length]).toEqual([true, 0]);

  finger('pointerdown', 150);
  pass(200);
  lift(150);
  pass(500);
  expect(isKept()).toBe(true);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(game);

  finger('pointerdown', 150);
  pass(370);
  lift(150);
  expect([isKept(), onOpen.mock.calls.length]).toEqual([false, 1]);
});

it('a game’s tile dims in 130 ms under a finger, up to 20 px beside it, and is restored in 100 ms; one moved over 30 px taps nothing [S2-243, S2-244, S2-245, S2-246]', () => {
  finger('pointerdown', 190);
  finger('pointermove', 220);
  expect(looks).toEqual([130]);
  lift(220);
  expect(looks).toEqual([130, 100]);
  expect(onOpen).toHaveBeenCalledOnce();

  finger('pointerdown', 195);
  finger('pointermove', 221);
  expect(looks).toEqual([130, 100, 130, 100]);
  finger('pointermove', 226);
  lift(200);
  expect([isKept(), onOpen.mock.calls.length]).toEqual([false, 1]);
});
