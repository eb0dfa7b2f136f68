import { toMinor } from '#src/contract/core/amount.ts';
import type { Opened } from '../shared/page-api.ts';
import type { Controls } from './controls.ts';
import { el } from './dom.ts';
import { createReels } from './reels.ts';
import { backdrop, hero } from './scene.ts';
import type { Sound } from './sound.ts';
import type { Art } from './symbol-art.ts';
import { gainOf } from './spoken.ts';
import { openingStops } from './table.ts';
import { mediaMatches } from './media-query.ts';
import type { TableView, Tone } from './table-view.ts';
import type { Text } from '../shared/text-pt.ts';
import { createWins } from './wins.ts';

const count = 26;

/** A short rain of coins for a large win. */
function rainCoins(stage: HTMLElement): void {
  const rain = el('div', { class: 'rain', 'aria-hidden': 'true' });
  for (let index = 0; index < count; index += 1) {
    const coin = el('i', { class: 'coin' });
    coin.style.left = `${(index * 61) % 100}%`;
    rain.append(coin);
    const turns = 2 + (index % 3);
    coin.animate(
      [{ transform: 'translateY(-12vh) rotateY(0)' }, { transform: `translateY(112vh) rotateY(${turns * 360}deg)` }],
      {
        duration: 1500 + ((index * 137) % 900),
        delay: (index * 83) % 700,
        easing: 'cubic-bezier(.3,.1,.7,1)',
        fill: 'both',
      },
    );
  }
  stage.append(rain);
  setTimeout(() => rain.remove(), 3300);
}

/** Coins rain for a gain of so many times the stake. */
const bigWin = 15;

const moves = (): boolean => !mediaMatches('(prefers-reduced-motion: reduce)');

/** Renders the game and returns the table's view. */
export function createStage(
  opened: Opened,
  art: Art,
  controls: Controls,
  sound: Sound,
  text: Text,
): { element: HTMLElement; view: TableView; turbo: (on: boolean) => void } {
  const reels = createReels(opened.model.strips, art, moves);
  const wins = createWins(reels, opened.model, moves);
  const result = el('p', { class: 'result' });
  const spoken = el('p', { class: 'unseen' });
  const board = el(
    'section',
    { class: 'board' },
    el('div', { class: 'frame' }, reels.element, wins.overlay),
    ...wins.markers,
  );
  const element = el(
    'main',
    { class: 'game' },
    hero(opened.game.name, art),
    controls.switches,
    controls.purse,
    board,
    spoken,
    result,
    controls.element,
  );
  const live = document.getElementById('live');

  const describeReels = (): void => {
    const [top, middle, bottom] = [0, 1, 2].map((row) =>
      reels
        .shown()
        .map((column) => text.symbols[column[row] ?? 'top'])
        .join(', '),
    );
    spoken.textContent = text.said.reels([top ?? '', middle ?? '', bottom ?? '']);
  };
  const say = (tone: Tone, words: string): void => {
    result.textContent = words;
    result.dataset['tone'] = tone;
  };
  reels.set(openingStops);
  describeReels();

  const view: TableView = {
    say,
    update: (state) => {
      controls.update(state);
      element.dataset['phase'] = state.phase;
    },
    announce: (words) => {
      if (live) live.textContent = words;
    },
    startReels: () => {
      sound.spin();
      reels.start();
    },
    hurryReels: reels.hurry,
    stopReels: async (stops) => {
      await reels.stop(stops, (reel) => sound.stop(reel));
      describeReels();
    },
    clearWins: wins.clear,
    showWins: (round) => {
      wins.show(round);
      const times = gainOf(round) / toMinor(round.stake);
      sound.win(times);
      if (times >= bigWin && moves()) rainCoins(element);
    },
  };
  document.body.prepend(backdrop(art));
  return { element, view, turbo: reels.turbo };
}
