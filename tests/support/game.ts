import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Say } from './texts.ts';

/** A running game as the player sees it: the app's bar and the vendor's page in its frame. */
export type RunningGame = {
  dialog: Locator;
  frame: FrameLocator;
  /** The figures in the bar. */
  balance: Locator;
  net: Locator;
  /** Instead of both, in a demonstration. */
  chips: Locator;
  leave: Locator;
  spin: Locator;
};

export function runningGame(page: Page, say: Say, name: string): RunningGame {
  const dialog = page.getByRole('dialog', { name, exact: true });
  const cell = (label: RegExp) => dialog.getByRole('paragraph').filter({ hasText: label }).locator('b').first();
  const frame = dialog.frameLocator('iframe');
  return {
    dialog,
    frame,
    balance: cell(new RegExp(`^${say('Balance')}`)),
    chips: cell(new RegExp(`^${say('Chips')}`)),
    net: cell(new RegExp(`^${say('Session, {minutes} min', { minutes: String.raw`\d+` })}`)),
    leave: dialog.getByRole('button', { name: say('Leave the game') }),
    spin: frame.getByRole('button', { name: /^(Girar|Spin)$/ }),
  };
}

/** Taps a tile of the list with this name and waits until the game can be played. */
export async function openGame(page: Page, say: Say, list: string, name: string): Promise<RunningGame> {
  await page.getByRole('list', { name: list, exact: true }).getByRole('button', { name }).first().click();
  const game = runningGame(page, say, name);
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  return game;
}

/** An amount on the screen in minor units; NaN while it is hidden behind asterisks. */
export const readAmount = async (place: Locator): Promise<number> => {
  const text = (await place.textContent()) ?? '';
  const digits = text.replaceAll(/\D/g, '');
  if (text.includes('*') || digits === '') return Number.NaN;
  return (/[-−]/.test(text) ? -1 : 1) * Number(digits);
};

export type PlayedRound = { stake: number; win: number; net: number };

/** The vendor's server's result of a round in its response to a spin. */
export function readRound(answer: unknown): PlayedRound {
  const { round } = (answer as { value: { round: { stake: string; win: string } } }).value;
  const [stake, win] = [toMinor(round.stake), toMinor(round.win)];
  return { stake, win, net: win - stake };
}

/**
 * Spins once and returns the vendor's server's result of the round, in minor units, after the page has shown it: the net in the
 * bar has changed by then.
 */
export async function playRound(
  page: Page,
  game: RunningGame,
  spin: () => Promise<void> = () => game.spin.click(),
): Promise<PlayedRound> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/spin'));
  await spin();
  const round = readRound(await (await answer).json());
  // While the reels turn the same button stops them, and is labelled so.
  await expect(game.spin).toBeEnabled();
  return round;
}
